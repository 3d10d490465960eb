import { expect, it } from 'vitest'

import { affectedBrands, shardsFor } from './affectedBrands.ts'

const task = (name: string, directory: string, status: string) => ({
  task: name,
  directory,
  cache: { status },
})

it('lists the brands whose bundle has to be rebuilt, in order', () => {
  const tasks = [
    task('compile', 'apps/mobile', 'MISS'),
    task('stamp', 'tenants/meridian', 'MISS'),
    task('stamp', 'tenants/aurora', 'MISS'),
    task('stamp', 'tenants/_probe', 'MISS'),
    task('stamp', 'tenants/lotus', 'HIT'),
    task('types', 'tenants/lotus', 'MISS'),
  ]
  expect(affectedBrands(JSON.stringify({ tasks }))).toEqual(['aurora', 'meridian'])
})

it.each([
  [0, []],
  [1, ['1/1']],
  [100, ['1/1']],
  [101, ['1/2', '2/2']],
  [250, ['1/3', '2/3', '3/3']],
])('stamps %i brands in the shards %j', (count, shards) => {
  expect(shardsFor(Array.from({ length: count }, () => 'brand'))).toEqual(shards)
})

it('stamps any number of brands in few jobs', () => {
  expect(shardsFor(Array.from({ length: 100_000 }, () => 'brand'))).toHaveLength(16)
})
