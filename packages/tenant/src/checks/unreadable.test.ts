import { afterAll, expect, it, vi } from 'vitest'

import { CATALOGUES, writeBrokenTenant } from '../testing/brokenTenant.ts'
import { checkTenants } from './checkTenants.ts'

// Test files share their modules: those that were loaded before know nothing of this, and later ones may not.
vi.hoisted(() => vi.resetModules())
afterAll(() => {
  vi.resetModules()
})
vi.mock('node:fs', async (original) => {
  const real = await original<typeof import('node:fs')>()
  return {
    ...real,
    // A folder that may be listed and not entered, for somebody who is not root.
    lstatSync: (path: string, options: { throwIfNoEntry: false }) => {
      if (/harbour\/messages\/./.test(path)) throw Object.assign(new Error('EACCES'), { code: 'EACCES' })
      return real.lstatSync(path, options)
    },
  }
})

it('tells the brand of a folder that cannot be read, and checks the others', async () => {
  const { root, remove } = await writeBrokenTenant({ files: { 'messages/EN.json': '{}' } })
  const { problems, readings } = await checkTenants(root, {
    catalogues: CATALOGUES,
    now: new Date('2026-11-22'),
  })
  await remove()
  const ofHarbour = problems.filter(({ tenant }) => tenant === 'harbour')
  expect(ofHarbour.map(({ file, found }) => [file, found])).toEqual([
    ['tenants/harbour/messages/EN.json', 'an entry that cannot be read'],
  ])
  expect(readings.map(({ id }) => id)).toEqual(['harbour', 'meadow'])
})
