/**
 * npm run fuzz:brands -- [--folders 3000] [--seed N]
 *
 * Generates broken brand folders. None of them may run code, take a check longer than two seconds of processor time,
 * throw, or pass the check and fail to build.
 */
import { parseArgs } from 'node:util'

import * as fc from 'fast-check'

import { openWorkshop } from './brandFolders.ts'

const { values } = parseArgs({
  options: {
    folders: { type: 'string', default: '3000' },
    seed: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})
if (values.help) {
  console.log(`npm run fuzz:brands -- [--folders 3000] [--seed N]

Generates broken brand folders, checks each and builds those that pass. Ends with an error at the first one that runs
code, takes a check longer than two seconds of processor time, throws, or passes the check and fails to build.`)
  process.exit()
}
/** Processor time for one check. */
const MOST_MS = 2000

const seed = Number(values.seed ?? Date.now() % 1_000_000)
const workshop = await openWorkshop(MOST_MS)
try {
  await fc.assert(
    fc.asyncProperty(workshop.mutations, async (list) => {
      await workshop.judge(list)
      const { refused, built } = workshop.tally
      if ((refused + built) % 100 === 0) console.error(`${refused + built} folders, ${built} of them built …`)
    }),
    { numRuns: Number(values.folders), seed },
  )
  const { refused, built, slowestMs } = workshop.tally
  console.log(
    `${refused + built} folders (seed ${seed}): ${refused} refused, ${built} sound and built; slowest check ${Math.round(slowestMs)} ms of processor time`,
  )
} finally {
  await workshop.close()
}
