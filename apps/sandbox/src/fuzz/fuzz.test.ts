import { expect, test } from 'vitest'

import { onEachDatabase } from '../testing/databases.ts'
import { fuzzContract } from './fuzzContract.ts'

/** Enough to meet every operation with every kind of caller in seconds; `npm run fuzz` sends hundreds. */
const REQUESTS = 6

onEachDatabase('generated requests', (fresh) => {
  test('to every operation are answered within the contract', async () => {
    const { faults, requests } = await fuzzContract({
      database: await fresh('seeded'),
      requests: REQUESTS,
      seed: 20_261_122,
    })
    expect(faults).toEqual([])
    expect(requests).toBeGreaterThan(600)
  })
})
