import { relative } from 'node:path';
import type { Reporter } from 'vitest/node';

/** Names at the end of a run what passed at its second try alone: a race to be mended (decision 65). */
export const secondTries: Reporter = {
  onTestRunEnd(modules) {
    for (const module of modules)
      for (const test of module.children.allTests())
        if (test.diagnostic()?.flaky)
          process.stdout.write(
            `↻ ${relative('', module.moduleId)} > ${test.fullName}: passed at the second try\n`,
          );
  },
};
