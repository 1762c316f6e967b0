#include "charts/marks.h"

#include <fmt/format.h>

namespace wizbid {

Colour colour_of(Ink ink) {
  switch (ink) {
    case Ink::paper:
      return {255, 255, 255};
    case Ink::text:
      return {17, 24, 32};
    case Ink::faint_text:
      return {75, 85, 96};
    case Ink::rule:
      return {196, 203, 210};
    case Ink::strong_rule:
      return {17, 24, 32};
    case Ink::shade_faint:
      return {238, 243, 248};
    case Ink::shade_light:
      return {217, 229, 240};
    case Ink::shade_medium:
      return {186, 210, 231};
    case Ink::shade_strong:
      return {146, 186, 219};
    case Ink::bar:
      return {170, 201, 227};
  }
  return {0, 0, 0};
}

std::string hex_text(Colour colour) {
  return fmt::format("#{:02x}{:02x}{:02x}", colour.red, colour.green, colour.blue);
}

namespace {

struct Mover {
  double right, down;
  DrawnMark operator()(RectangleMark mark) const {
    mark.x += right;
    mark.y += down;
    return mark;
  }
  DrawnMark operator()(LineMark mark) const {
    mark.x1 += right;
    mark.x2 += right;
    mark.y1 += down;
    mark.y2 += down;
    return mark;
  }
  DrawnMark operator()(TextMark mark) const {
    mark.x += right;
    mark.y += down;
    return mark;
  }
  DrawnMark operator()(const GroupMark& mark) const { return mark; }
  DrawnMark operator()(EndMark mark) const { return mark; }
};

}  // namespace

void append_moved(Marks& to, const Marks& marks, double right, double down) {
  for (const DrawnMark& mark : marks)
    to.push_back(std::visit(Mover{right, down}, mark));
}

}  // namespace wizbid
