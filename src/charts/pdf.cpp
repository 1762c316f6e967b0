#include "charts/pdf.h"

#include <cairo-pdf.h>
#include <dlfcn.h>
#include <fmt/format.h>
#include <pango/pangocairo.h>

#include <algorithm>
#include <memory>

#include "charts/layout.h"

namespace wizbid {

namespace {

constexpr double dots_an_inch = 150;
constexpr double points_an_inch = 72;
constexpr double png_page_gap = 18;

struct LibraryCloser {
  void operator()(void* library) const { dlclose(library); }
};
using Library = std::unique_ptr<void, LibraryCloser>;

// A function of a library, or null. POSIX lets a pointer to data be one to a function.
template <typename Function>
void find(Function*& function, void* library, const char* name) {
  function = reinterpret_cast<Function*>(dlsym(library, name));
}

// The functions used, found by name when the libraries have been loaded.
struct Drawing {
#define WIZBID_CAIRO(use)                                                                          \
  use(cairo_create) use(cairo_destroy) use(cairo_surface_destroy) use(cairo_surface_finish)        \
      use(cairo_surface_status) use(cairo_set_source_rgb) use(cairo_rectangle) use(cairo_fill)     \
          use(cairo_move_to) use(cairo_line_to) use(cairo_set_line_width) use(cairo_stroke)        \
              use(cairo_translate) use(cairo_scale) use(cairo_save) use(cairo_restore)             \
                  use(cairo_show_page) use(cairo_font_options_create)                              \
                      use(cairo_font_options_destroy) use(cairo_font_options_set_hint_style)       \
                          use(cairo_font_options_set_hint_metrics) use(cairo_image_surface_create) \
                              use(cairo_surface_write_to_png_stream)                               \
                                  use(cairo_pdf_surface_create_for_stream)                         \
                                      use(cairo_pdf_surface_set_size)                              \
                                          use(cairo_pdf_surface_set_metadata)
#define WIZBID_PANGO(use)                                                                         \
  use(pango_font_description_new) use(pango_font_description_free)                                \
      use(pango_font_description_set_family) use(pango_font_description_set_weight)               \
          use(pango_font_description_set_absolute_size) use(pango_layout_set_font_description)    \
              use(pango_layout_set_text) use(pango_layout_get_size) use(pango_layout_get_context) \
                  use(pango_layout_get_baseline) use(pango_layout_context_changed)                \
                      use(pango_context_load_font) use(pango_context_set_round_glyph_positions)   \
                          use(pango_font_describe) use(pango_font_description_get_family)
#define WIZBID_PANGOCAIRO(use)                                \
  use(pango_cairo_create_layout) use(pango_cairo_show_layout) \
      use(pango_cairo_context_set_font_options)
#define WIZBID_DECLARE(name) decltype(&::name) name = nullptr;
#define WIZBID_FIND(name)           \
  find(name, library.get(), #name); \
  complete = complete && name != nullptr;
  WIZBID_CAIRO(WIZBID_DECLARE)
  WIZBID_PANGO(WIZBID_DECLARE)
  WIZBID_PANGOCAIRO(WIZBID_DECLARE)
  decltype(&::g_object_unref) g_object_unref = nullptr;

  // Whether all functions have been found. Loading one library loads those below it.
  bool load() {
    // They stay in memory: glib can't be loaded twice.
    library = Library(dlopen("libpangocairo-1.0.so.0", RTLD_LAZY | RTLD_LOCAL | RTLD_NODELETE));
    if (!library)
      return false;
    bool complete = true;
    WIZBID_CAIRO(WIZBID_FIND)
    WIZBID_PANGO(WIZBID_FIND)
    WIZBID_PANGOCAIRO(WIZBID_FIND)
    WIZBID_FIND(g_object_unref)
    return complete;
  }
#undef WIZBID_FIND
#undef WIZBID_DECLARE
#undef WIZBID_PANGOCAIRO
#undef WIZBID_PANGO
#undef WIZBID_CAIRO

  Library library;
};

// Draws marks on a cairo context.
class Brush {
 public:
  Brush(const Drawing& drawing, cairo_t* cairo) : draw_(drawing), cairo_(cairo) {
    layout_ = draw_.pango_cairo_create_layout(cairo_);
    cairo_font_options_t* options = draw_.cairo_font_options_create();
    draw_.cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
    draw_.cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
    draw_.pango_cairo_context_set_font_options(draw_.pango_layout_get_context(layout_), options);
    draw_.cairo_font_options_destroy(options);
    // Else letters of small type would be moved to whole points.
    draw_.pango_context_set_round_glyph_positions(draw_.pango_layout_get_context(layout_), FALSE);
    draw_.pango_layout_context_changed(layout_);
  }
  ~Brush() { draw_.g_object_unref(layout_); }
  Brush(const Brush&) = delete;
  Brush& operator=(const Brush&) = delete;

  // Whether this machine has the font, and not another one in its place.
  bool has_font(std::string_view family) const {
    PangoFontDescription* wanted = description(family, 10, FontWeight::regular);
    PangoFont* font =
        draw_.pango_context_load_font(draw_.pango_layout_get_context(layout_), wanted);
    draw_.pango_font_description_free(wanted);
    if (font == nullptr)
      return false;
    PangoFontDescription* found = draw_.pango_font_describe(font);
    const char* name = draw_.pango_font_description_get_family(found);
    const bool same = name != nullptr && family == name;
    draw_.pango_font_description_free(found);
    draw_.g_object_unref(font);
    return same;
  }

  void draw(const DrawnPage& page) const {
    (*this)(RectangleMark{0, 0, page.width, page.height, Ink::paper});
    for (const DrawnMark& mark : page.marks)
      std::visit(*this, mark);
  }

  void operator()(const RectangleMark& mark) const {
    dip(mark.ink);
    draw_.cairo_rectangle(cairo_, mark.x, mark.y, mark.width, mark.height);
    draw_.cairo_fill(cairo_);
  }
  void operator()(const LineMark& mark) const {
    dip(mark.ink);
    draw_.cairo_set_line_width(cairo_, mark.width);
    draw_.cairo_move_to(cairo_, mark.x1, mark.y1);
    draw_.cairo_line_to(cairo_, mark.x2, mark.y2);
    draw_.cairo_stroke(cairo_);
  }
  void operator()(const TextMark& mark) const {
    PangoFontDescription* font = description(chart_font, mark.size, mark.weight);
    draw_.pango_layout_set_font_description(layout_, font);
    draw_.pango_font_description_free(font);
    draw_.pango_layout_set_text(layout_, mark.text.c_str(), static_cast<int>(mark.text.size()));
    int width = 0;
    int height = 0;
    draw_.pango_layout_get_size(layout_, &width, &height);
    const double left = mark.anchor == Anchor::start
                            ? 0
                            : points(width) * (mark.anchor == Anchor::middle ? 0.5 : 1.0);
    dip(mark.ink);
    draw_.cairo_move_to(cairo_, mark.x - left,
                        mark.y - points(draw_.pango_layout_get_baseline(layout_)));
    draw_.pango_cairo_show_layout(cairo_, layout_);
  }
  void operator()(const GroupMark&) const {}
  void operator()(EndMark) const {}

 private:
  static double points(int units) { return static_cast<double>(units) / PANGO_SCALE; }

  PangoFontDescription* description(std::string_view family, double size, FontWeight weight) const {
    PangoFontDescription* font = draw_.pango_font_description_new();
    // The symbols that the font lacks come from the second one.
    const std::string families =
        family == chart_font ? fmt::format("{},{}", chart_font, symbol_font) : std::string(family);
    draw_.pango_font_description_set_family(font, families.c_str());
    draw_.pango_font_description_set_weight(
        font, weight == FontWeight::bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
    draw_.pango_font_description_set_absolute_size(font, size * PANGO_SCALE);
    return font;
  }

  void dip(Ink ink) const {
    constexpr double full = 255;
    const Colour colour = colour_of(ink);
    draw_.cairo_set_source_rgb(cairo_, colour.red / full, colour.green / full, colour.blue / full);
  }

  const Drawing& draw_;
  cairo_t* cairo_;
  PangoLayout* layout_;
};

cairo_status_t append(void* text, const unsigned char* bytes, unsigned int count) {
  static_cast<std::string*>(text)->append(reinterpret_cast<const char*>(bytes), count);
  return CAIRO_STATUS_SUCCESS;
}

DrawingTrouble library_trouble() {
  return {
      "PDF and PNG are drawn by pango and cairo, which can't be loaded here: install the package "
      "libpangocairo-1.0-0, or ask for .svg, .html, .md, .csv, .txt or .json."};
}

DrawingTrouble font_trouble(std::string_view family, std::string_view package) {
  return {
      fmt::format("PDF and PNG need the font {}, which this machine lacks: install the package "
                  "{}, or ask for .svg, .html, .md, .csv, .txt or .json.",
                  family, package)};
}

std::optional<DrawingTrouble> missing_font(const Brush& brush) {
  if (!brush.has_font(chart_font))
    return font_trouble(chart_font, "fonts-lato");
  if (!brush.has_font(symbol_font))
    return font_trouble(symbol_font, "fonts-dejavu-core");
  return std::nullopt;
}

void set_metadata(const Drawing& draw, cairo_surface_t* surface, const Chart& chart) {
  const auto set = [&](cairo_pdf_metadata_t what, const std::string& text) {
    draw.cairo_pdf_surface_set_metadata(surface, what, text.c_str());
  };
  set(CAIRO_PDF_METADATA_TITLE, title_with_players(chart));
  set(CAIRO_PDF_METADATA_SUBJECT, chart.description);
  set(CAIRO_PDF_METADATA_KEYWORDS, chart.footer.command);
  set(CAIRO_PDF_METADATA_CREATOR, "wizbid");
  // The same bytes at any time.
  set(CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z");
}

// Draws on a surface, which is destroyed. `bytes` is what the surface has written by then.
template <typename Draw>
std::optional<DrawingTrouble> on_surface(const Drawing& draw, cairo_surface_t* surface, Draw use) {
  cairo_t* cairo = draw.cairo_create(surface);
  std::optional<DrawingTrouble> trouble;
  {
    const Brush brush(draw, cairo);
    trouble = missing_font(brush);
    if (!trouble)
      use(brush, cairo);
  }
  draw.cairo_destroy(cairo);
  draw.cairo_surface_finish(surface);
  if (!trouble && draw.cairo_surface_status(surface) != CAIRO_STATUS_SUCCESS)
    trouble = DrawingTrouble{"cairo could not draw the chart: there may be too little memory."};
  return trouble;
}

}  // namespace

tl::expected<std::string, DrawingTrouble> chart_pdf(const Chart& chart, Paper paper) {
  Drawing draw;
  if (!draw.load())
    return tl::unexpected(library_trouble());
  const auto pages = draw_chart(chart, paper);
  std::string bytes;
  cairo_surface_t* surface = draw.cairo_pdf_surface_create_for_stream(
      append, &bytes, pages.front().width, pages.front().height);
  set_metadata(draw, surface, chart);
  const auto trouble = on_surface(draw, surface, [&](const Brush& brush, cairo_t* cairo) {
    for (const DrawnPage& page : pages) {
      draw.cairo_pdf_surface_set_size(surface, page.width, page.height);
      brush.draw(page);
      draw.cairo_show_page(cairo);
    }
  });
  draw.cairo_surface_destroy(surface);
  if (trouble)
    return tl::unexpected(*trouble);
  return bytes;
}

tl::expected<std::string, DrawingTrouble> chart_png(const Chart& chart, Paper paper) {
  Drawing draw;
  if (!draw.load())
    return tl::unexpected(library_trouble());
  const auto pages = draw_chart(chart, paper);
  constexpr double scale = dots_an_inch / points_an_inch;
  double width = 0;
  double height = -png_page_gap;
  for (const DrawnPage& page : pages) {
    width = std::max(width, page.width);
    height += page.height + png_page_gap;
  }
  std::string bytes;
  cairo_surface_t* surface =
      draw.cairo_image_surface_create(CAIRO_FORMAT_RGB24, static_cast<int>(width * scale + 0.5),
                                      static_cast<int>(height * scale + 0.5));
  auto trouble = on_surface(draw, surface, [&](const Brush& brush, cairo_t* cairo) {
    draw.cairo_scale(cairo, scale, scale);
    for (const DrawnPage& page : pages) {
      brush.draw(page);
      draw.cairo_translate(cairo, 0, page.height + png_page_gap);
    }
    draw.cairo_surface_write_to_png_stream(surface, append, &bytes);
  });
  draw.cairo_surface_destroy(surface);
  if (trouble)
    return tl::unexpected(*trouble);
  return bytes;
}

}  // namespace wizbid
