import { join } from 'node:path'

import { loadTenants } from '@livery/tenant'
import { expect, it } from 'vitest'

import { fixtureFor } from '../testing/fixtureFor.ts'
import type { LoadedCore } from './core.ts'
import { coreLeaks } from './coreLeaks.ts'

const fixture = fixtureFor('all')

it('searches a compile again when its key is another one, or what was kept cannot be read', async () => {
  const brands = await loadTenants(fixture.root)
  const folder = join(fixture.root, 'core')
  const file = { path: 'assets/other.33333333.js', bytes: 0 }
  const core = {
    core: { files: [file], messages: {}, furtherMessages: {} },
    folder,
    renderer: file,
  } as unknown as LoadedCore
  const found = async (key: string) =>
    (await coreLeaks(brands, core, join(fixture.root, '.cache'), key)).map(({ text }) => text)
  expect(await found('one')).toEqual([])
  await fixture.write('core/assets/other.33333333.js', 'console.log("harbour.localhost")')
  expect(await found('one')).toEqual([])
  expect(await found('two')).toContain('harbour.localhost')
  await fixture.write('core/assets/other.33333333.js', '')
  expect(await found('two')).toContain('harbour.localhost')
  await fixture.write('.cache/coreLeaks.json', '{"key":"tw')
  expect(await found('two')).toEqual([])
})
