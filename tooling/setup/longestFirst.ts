import { relative } from 'node:path'

import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Files whose tests take longest, from ten to forty seconds: begun last, one of them keeps a core while the other is idle.
 * Vitest knows durations from earlier runs alone, and a fresh clone had none.
 */
export const LONGEST: readonly string[] = [
  'apps/cli/src/program.test.ts',
  'apps/cli/src/fuzz/brandFolders.test.ts',
  'apps/cli/src/release/killed.test.ts',
  'apps/cli/src/bucket/ceph.test.ts',
  'apps/cli/src/diff/diff.test.ts',
  'apps/sandbox/src/fuzz/fuzz.test.ts',
  'apps/sandbox/src/ledger/ledger.test.ts',
  'apps/sandbox/src/server/calls.test.ts',
]

/** Begins with the longest files, and otherwise in the usual order. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files)
    const placeOf = ({ moduleId }: TestSpecification) => {
      const place = LONGEST.indexOf(relative(this.ctx.config.root, moduleId).replaceAll('\\', '/'))
      return place === -1 ? LONGEST.length : place
    }
    return usual.toSorted((one, other) => placeOf(one) - placeOf(other))
  }
}
