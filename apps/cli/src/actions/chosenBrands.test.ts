import { expect, it } from 'vitest'

import { fixtureFor } from '../testing/fixtureFor.ts'
import { findWorkspace } from '../workspace.ts'
import { chosenBrands } from './chosenBrands.ts'

const fixture = fixtureFor('each')
const chosen = (ids: readonly string[], flags: { all?: boolean; shard?: string }) =>
  chosenBrands('release', findWorkspace({ root: fixture.root }), ids, flags)

it('every brand is released by one machine of those that share them', async () => {
  const shards = await Promise.all(['1/3', '2/3', '3/3'].map((shard) => chosen([], { all: true, shard })))
  expect(shards.flat().toSorted()).toEqual(['harbour', 'meadow'])
})

it.each([
  [[], {}, 'Name the brands to release, or release every one with --all: livery release aurora'],
  [['harbour'], { all: true }, 'Name the brands to release, or give --all, which takes every one: not both.'],
  [['harbour'], { shard: '3/2' }, "--shard is '3/2': give the number of this machine and of all"],
])('%j with %j is refused', async (ids, flags, said) => {
  await expect(chosen(ids, flags)).rejects.toThrow(said)
})
