// Rating changes, performances and norms of an event.
#pragma once

#include "ronda/answer/answer.h"
#include "ronda/answer/form.h"
#include "ronda/service/rate.h"

namespace ronda::answer {

struct RateQuestion {
  service::RateRequest request;
  bool working = false;
  bool norms = false;  // title norms instead
  Form form = Form::kText;
};

Answer Rate(const RateQuestion& question);

}  // namespace ronda::answer
