#pragma once

namespace ronda::start {

// From now on small blocks of memory are kept by the thread that gives them back (small_blocks.cc). For a command,
// which is soon over: a desk stays, and the C library looks more closely at what is given back.
void KeepSmallBlocks();

}  // namespace ronda::start
