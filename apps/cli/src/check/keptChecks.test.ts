import { readFile, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, it } from 'vitest'

import { createFixture, type Fixture } from '../testing/fixture.ts'
import { folderState } from './folderState.ts'
import { checkBrands } from './keptChecks.ts'

let fixture: Fixture
let place: { root: string; cache: string }
beforeEach(async () => {
  fixture = await createFixture()
  place = { root: fixture.root, cache: join(fixture.root, '.cache') }
})
afterEach(() => fixture.remove())

const FILE = 'tenants/harbour/tenant.ts'

async function names(now?: Date): Promise<(string | undefined)[]> {
  const { readings } = await checkBrands(place, { now })
  return readings.map(({ config }) => config?.name)
}

/** Changes what is kept, so that a test sees whether it or the folder was read. */
async function mark(): Promise<void> {
  const file = join(place.cache, 'checks.json')
  const text = await readFile(file, 'utf8')
  await writeFile(
    file,
    text.replaceAll('"name":"Harbour"', '"name":"Kept"').replaceAll('"name":"Meadow"', '"name":"Kept"'),
  )
}

it('reads a brand again only when its folder changed', async () => {
  expect(await names()).toEqual(['Harbour', 'Meadow'])
  await mark()
  expect(await names()).toEqual(['Kept', 'Kept'])
  const text = await readFile(join(fixture.root, FILE), 'utf8')
  await fixture.write(FILE, text.replace('"Harbour"', '"Harvest"'))
  expect(await names()).toEqual(['Harvest', 'Kept'])
})

it('sees programs that were put among the packages of a brand', async () => {
  expect((await checkBrands(place)).problems.filter(({ level }) => level === 'error')).toEqual([])
  await fixture.write('tenants/harbour/node_modules/.bin/tsc', '#!/bin/sh')
  const { problems } = await checkBrands(place)
  expect(problems.filter(({ level }) => level === 'error').map(({ file }) => file)).toEqual([
    'tenants/harbour/node_modules/.bin',
  ])
})

it('reads brands again when shared defaults changed, and knows their environments', async () => {
  const GROUP = 'tenants/group.defaults.ts'
  const text = await readFile(join(fixture.root, FILE), 'utf8')
  const production = (WEB: number) =>
    `export default { environments: { production: { gateway: { WEB: ${WEB} } } } }`
  await fixture.write(FILE, text.replace('"id"', '"defaults":["group"],"id"'))
  const values = async () => {
    const { readings } = await checkBrands(place)
    return readings.map(({ environments }) => environments?.production?.gateway.WEB)
  }
  for (const number of [7, 8]) {
    await fixture.write(GROUP, production(number))
    expect(await values()).toEqual([number, undefined])
    expect(await values()).toEqual([number, undefined])
  }
  await fixture.write(FILE, text)
})

it('tells apart folders whose files have the same sizes and times', async () => {
  const folder = join(fixture.root, 'tenants/harbour')
  const path = join(folder, 'tenant.ts')
  const text = await readFile(path, 'utf8')
  await utimes(path, 1, 1)
  const before = folderState(folder)
  expect(folderState(folder)).toBe(before)
  await writeFile(path, text.replace('"Harbour"', '"Harbinj"'))
  await utimes(path, 1, 1)
  expect(folderState(folder)).not.toBe(before)
  expect(folderState(join(folder, 'nowhere'))).toBeUndefined()
})

it('checks everything again on another day, when a regulator’s rule may have begun', async () => {
  await names(new Date('2026-01-01T12:00:00Z'))
  await mark()
  expect(await names(new Date('2026-01-01T13:00:00Z'))).toEqual(['Kept', 'Kept'])
  expect(await names(new Date('2026-01-02T00:00:00Z'))).toEqual(['Harbour', 'Meadow'])
})

it('says the same as before: warnings, what two brands share, and errors', async () => {
  const all = async () => (await checkBrands(place)).problems
  const before = await all()
  expect(await all()).toEqual(before)
  const text = await readFile(join(fixture.root, FILE), 'utf8')
  await fixture.write(FILE, text.replace('harbour.localhost', 'meadow.localhost').replace('"EUR"', '"EURO"'))
  const broken = await all()
  expect(broken.map(({ code }) => code)).toContain('value')
  expect(await all()).toEqual(broken)
  await fixture.write(FILE, text.replace('harbour.localhost', 'meadow.localhost'))
  expect((await all()).filter(({ code }) => code === 'duplicate').length).toBeGreaterThan(0)
  await fixture.write(FILE, text)
  expect(await all()).toEqual(before)
})
