#include "cli/run.h"

int main(int argc, char** argv) {
  return wizbid::cli::run(argc, argv);
}
