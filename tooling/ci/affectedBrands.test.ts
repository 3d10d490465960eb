import { expect, it } from 'vitest'

import { affectedBrands } from './affectedBrands.ts'

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
