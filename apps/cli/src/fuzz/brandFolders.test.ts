import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { openWorkshop, type Workshop } from './brandFolders.ts'

/** Folders of every test: the same ones, while `npm run fuzz:brands` makes others. */
const FOLDERS = 3000
/** Processor time for one check. */
const MOST_MS = 2000

let workshop: Workshop
beforeAll(async () => {
  workshop = await openWorkshop(MOST_MS)
}, 60_000)
afterAll(() => workshop.close())

it('no generated folder runs code, hangs, throws, or passes check and fails to build', async () => {
  await fc.assert(
    fc.asyncProperty(workshop.mutations, (list) => workshop.judge(list)),
    { numRuns: FOLDERS },
  )
  expect(workshop.tally.refused).toBeGreaterThan(FOLDERS / 4)
  expect(workshop.tally.built).toBeGreaterThan(0)
}, 240_000)
