import { resolve } from 'node:path'

import { checkTenants, loadTenants } from '@livery/tenant'
import { probeBrand } from '@livery/theme'
import { expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../..')

it('is a whole tenant with every flag on', async () => {
  const [probe] = await loadTenants(root, { ids: ['_probe'] })
  expect(Object.entries(probe?.config.flags ?? {}).filter(([, on]) => !on)).toEqual([])
})

it('is the brand that the theme generates: node packages/theme/scripts/writeProbe.ts writes it', async () => {
  const [probe] = await loadTenants(root, { ids: ['_probe'] })
  expect(probe?.brand).toEqual(probeBrand())
})

it('has no problem but its intended contrast', async () => {
  const { problems } = await checkTenants(root, { ids: ['_probe'] })
  expect(problems.filter(({ code, level }) => level === 'error' && code !== 'contrast')).toEqual([])
})

it('is not built, served or compared unless it is named', async () => {
  expect((await loadTenants(root)).map(({ id }) => id)).not.toContain('_probe')
})
