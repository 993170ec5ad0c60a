// The picture that other sites show beside a link to an event.
#pragma once

#include <string>
#include <vector>

#include "ronda/base/result.h"

namespace ronda::paper {

struct PictureText {
  std::string title;
  std::string line;  // below it
  struct Row {
    std::string left;
    std::string right;
  };
  std::vector<Row> rows;  // the first of a list; as many as there is room for
  std::string foot;
};

// A PNG of 1200 by 630 pixels. The codes of ToPdf().
Result<std::string> ToPng(const PictureText& text);

}  // namespace ronda::paper
