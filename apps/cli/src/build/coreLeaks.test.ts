import { join } from 'node:path'

import { loadTenants } from '@livery/tenant'
import { expect, it } from 'vitest'

import type { ScannedBrand } from '../stamp/leakScan.ts'
import { fixtureFor } from '../testing/fixtureFor.ts'
import type { LoadedCore } from './core.ts'
import { coreLeaks } from './coreLeaks.ts'

const fixture = fixtureFor('all')

const FILE = 'core/assets/other.33333333.js'

async function openCore() {
  const brands = await loadTenants(fixture.root)
  const file = { path: 'assets/other.33333333.js', bytes: 0 }
  const core = {
    core: { files: [file], messages: {}, furtherMessages: {} },
    folder: join(fixture.root, 'core'),
    renderer: file,
  } as unknown as LoadedCore
  const cache = join(fixture.root, '.cache')
  return {
    brands,
    found: async (compile: string, searched: string, of: readonly ScannedBrand[] = brands) =>
      (await coreLeaks(of, core, cache, { compile, searched })).map(({ text }) => text),
  }
}

it('searches a compile again when it is another one, or what was kept cannot be read', async () => {
  const { found } = await openCore()
  await fixture.write(FILE, '')
  expect(await found('one', 'all')).toEqual([])
  await fixture.write(FILE, 'console.log("harbour.localhost")')
  expect(await found('one', 'all')).toEqual([])
  expect(await found('two', 'all')).toContain('harbour.localhost')
  await fixture.write(FILE, '')
  expect(await found('two', 'all')).toContain('harbour.localhost')
  await fixture.write('.cache/coreLeaks.json', '{"compile":"tw')
  expect(await found('two', 'all')).toEqual([])
})

it('searches a compile again for other data that may be among its words, and for no other', async () => {
  const { brands, found } = await openCore()
  const [first] = brands
  if (first === undefined) throw new Error('The fixture has brands.')
  const called = (name: string) => [
    ...brands,
    { ...first, id: 'newcomer', config: { ...first.config, name } },
  ]
  await fixture.write(FILE, 'console.log("harbour.localhost", "Lantern")')
  expect(await found('three', 'before')).toContain('harbour.localhost')
  expect(await found('three', 'lantern', called('Lantern'))).toContain('Lantern')
  // Unread files tell that nothing was searched.
  await fixture.write(FILE, '')
  expect(await found('three', 'lagoon', called('Lantern'))).toContain('Lantern')
  expect(await found('three', 'marina', called('Marina'))).toEqual([])
})
