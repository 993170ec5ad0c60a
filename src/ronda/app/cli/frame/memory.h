// How the program gets its memory from the system.
#pragma once

#include <span>
#include <string>

namespace ronda::cli {

// For a command, which is soon over. Memory it is done with is kept for what comes next in it: given back and asked for
// again it would be emptied by the system every time, which took a third of pairing a million players. If it is to read
// a large file, room for that is asked for in large pages. A desk stays, and gives back.
void PrepareMemory(std::span<const std::string> arguments);

// In the optimised program, which src/start is linked to: from now on small blocks of memory are kept by the thread
// that gives them back. A desk leaves them to the C library, which looks more closely at what is given back.
void KeepSmallBlocks();

}  // namespace ronda::cli
