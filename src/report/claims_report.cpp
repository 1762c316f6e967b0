#include "report/claims_report.h"

#include <fmt/format.h>

#include <algorithm>

#include "report/text_layout.h"

namespace wizbid {

namespace {

std::string verdict_words(const Finding& finding) {
  std::string words(verdict_name(finding.verdict));
  if (finding.verdict == Verdict::holds && !finding.exceptions.empty())
    words += ", with exceptions";
  return words;
}

std::string certainty(const Finding& finding) {
  if (finding.computed == "nothing")
    return "not judged";
  return finding.exact ? "exact" : "sampled";
}

std::size_t count_of(const ClaimsReport& report, Verdict verdict) {
  return static_cast<std::size_t>(std::ranges::count_if(
      report.claims, [&](const JudgedClaim& c) { return c.finding.verdict == verdict; }));
}

std::string summary(const ClaimsReport& report) {
  std::string text =
      fmt::format("{} claim{}; holds: {}, refuted: {}, undecided: {}.", report.claims.size(),
                  report.claims.size() == 1 ? "" : "s", count_of(report, Verdict::holds),
                  count_of(report, Verdict::refuted), count_of(report, Verdict::undecided));
  if (report.partial)
    text += " Partial: you stopped the work.";
  return text;
}

std::string method(const ClaimsReport& report) {
  const bool exact = std::ranges::all_of(
      report.claims, [](const JudgedClaim& judged) { return judged.finding.exact; });
  if (exact)
    return fmt::format("Every verdict given is exact. wizbid {}.", report.version);
  return fmt::format(
      "A sampled verdict needs a figure {:.2f} standard errors clear of the claim's boundary: so "
      "the "
      "{} sampled comparisons together give a false verdict in less than 1% of runs. Seed {}, "
      "wizbid "
      "{}.",
      report.errors, report.comparisons, report.seed, report.version);
}

std::string csv_cell(const std::string& text) {
  std::string cell = "\"";
  for (char c : text)
    cell += c == '"' ? std::string("\"\"") : std::string(1, c == '\n' ? ' ' : c);
  return cell + '"';
}

std::string in_a_cell(std::string text) {
  std::ranges::replace(text, '|', '/');
  return text;
}

}  // namespace

std::string claims_report_text(const ClaimsReport& report, const TextStyle& style) {
  std::string text;
  const auto paragraph = [&](const std::string& words) {
    std::string shown = words;
    if (!style.utf8) {
      for (auto at = shown.find("±"); at != std::string::npos; at = shown.find("±"))
        shown.replace(at, std::string_view("±").size(), "+-");
    }
    text += "  " + wrapped(shown, style.width - 2, 2) + '\n';
  };
  for (const JudgedClaim& judged : report.claims) {
    const Finding& finding = judged.finding;
    text += emphasised(fmt::format("{}: {} ({})", judged.claim.id, verdict_words(finding),
                                   certainty(finding)),
                       Emphasis::strong, style.colour) +
            '\n';
    paragraph(judged.claim.statement);
    if (!judged.claim.source.empty())
      paragraph("Source: " + judged.claim.source);
    if (!judged.claim.read.empty())
      paragraph("Read: " + judged.claim.read);
    if (finding.computed != "nothing")
      paragraph("Computed: " + finding.computed);
    paragraph(finding.explanation);
    for (const std::string& exception : finding.exceptions)
      paragraph("Except: " + exception);
    text += '\n';
  }
  return text + wrapped(summary(report), style.width) + '\n' +
         emphasised(wrapped(method(report), style.width), Emphasis::faint, style.colour) + '\n';
}

std::string claims_report_markdown(const ClaimsReport& report) {
  std::string text =
      fmt::format("# Strategy claims, judged\n\n{}\n{}\n\n", summary(report), method(report));
  text += "| Claim | Verdict | How |\n|---|---|---|\n";
  for (const JudgedClaim& judged : report.claims)
    text += fmt::format("| {} | {} | {} |\n", in_a_cell(judged.claim.id),
                        verdict_words(judged.finding), certainty(judged.finding));
  std::string source;
  for (const JudgedClaim& judged : report.claims) {
    const Finding& finding = judged.finding;
    if (judged.claim.source != source)
      text += fmt::format("\n## {}\n", source = judged.claim.source);
    text += fmt::format("\n### {}: {}\n\n{}\n\n", judged.claim.id, verdict_words(finding),
                        judged.claim.statement);
    if (!judged.claim.read.empty())
      text += fmt::format("- Read: {}\n", judged.claim.read);
    if (finding.computed != "nothing")
      text += fmt::format("- Computed ({}): {}\n", certainty(finding), finding.computed);
    text += fmt::format("- {}\n", finding.explanation);
    for (const std::string& exception : finding.exceptions)
      text += fmt::format("- Except: {}\n", exception);
  }
  return text;
}

std::string claims_report_csv(const ClaimsReport& report) {
  std::string text = "id,source,claim,verdict,exact,computed,explanation,exceptions\n";
  for (const JudgedClaim& judged : report.claims) {
    const Finding& finding = judged.finding;
    text += fmt::format("{},{},{},{},{},{},{},{}\n", csv_cell(judged.claim.id),
                        csv_cell(judged.claim.source), csv_cell(judged.claim.statement),
                        verdict_name(finding.verdict), finding.exact ? "yes" : "no",
                        csv_cell(finding.computed), csv_cell(finding.explanation),
                        csv_cell(fmt::format("{}", fmt::join(finding.exceptions, "; "))));
  }
  return text;
}

}  // namespace wizbid
