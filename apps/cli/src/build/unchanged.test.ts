import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { loadTenants, type LoadedTenant } from '@livery/tenant'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { createFixture, type Fixture } from '../testing/fixture.ts'
import { openUnchanged, type UnchangedOptions } from './unchanged.ts'

let fixture: Fixture
let harbour: LoadedTenant
let meadow: LoadedTenant
let options: UnchangedOptions
beforeAll(async () => {
  fixture = await createFixture()
  const built = await fixture.build()
  const [first, second] = await loadTenants(fixture.root)
  if (first === undefined || second === undefined) throw new Error('The fixture has two brands')
  ;[harbour, meadow] = [first, second]
  options = {
    out: join(fixture.root, 'dist'),
    cache: join(fixture.root, '.cache'),
    documents: undefined,
    shared: 'compile',
    searched: 'data',
    states: new Map([
      ['harbour', 'one'],
      ['meadow', 'two'],
    ]),
  }
  await openUnchanged(options).remember(built)
})
afterAll(() => fixture.remove())

const find = (tenant: LoadedTenant, other: Partial<UnchangedOptions> = {}) =>
  openUnchanged({ ...options, ...other }).find(tenant)

it('finds a bundle whose inputs and files are as they were', async () => {
  expect(await find(harbour)).toMatchObject({ id: 'harbour', cached: true, content: 'none' })
  expect((await find(meadow))?.bytes.total).toBeGreaterThan(0)
})

it.each([
  ['another compile, tool or brand', { shared: 'other' }],
  ['a changed folder', { states: new Map([['harbour', 'changed']]) }],
  ['a folder whose state cannot be told', { states: new Map() }],
  ['another output folder', { out: '/elsewhere' }],
])('finds none after %s', async (_what, other) => {
  expect(await find(harbour, other)).toBeUndefined()
})

it('knows whether a bundle was searched for the data of today', () => {
  expect(openUnchanged(options).isSearched('harbour')).toBe(true)
  expect(openUnchanged({ ...options, searched: 'other' }).isSearched('harbour')).toBe(false)
})

it('finds none for documents without content where a gateway may have some now', async () => {
  const documents = { snapshots: join(fixture.root, 'none'), maxAge: 1000 }
  expect(await find(harbour, { documents: { ...documents, offline: true } })).toBeDefined()
  expect(await find(harbour, { documents: { ...documents, gateway: 'http://localhost:1' } })).toBeUndefined()
})

it('finds none for players where documents hold the answers of another gateway', async () => {
  const index = join(options.out, 'meadow/_build/documents.json')
  const gateway = 'http://localhost:7000'
  await writeFile(index, JSON.stringify({ asOf: 1, files: [], gateway }))
  const documents = { snapshots: join(fixture.root, 'none'), maxAge: 1000, offline: true }
  expect(await find(meadow, { documents })).toMatchObject({ content: 'kept' })
  expect(await find(meadow, { documents: { ...documents, forPlayers: true } })).toBeUndefined()
  expect(await find(meadow, { documents: { ...documents, forPlayers: true, gateway } })).toBeDefined()
  await rm(index)
})

it('tells what documents hold that were renewed since', async () => {
  const index = join(options.out, 'meadow/_build/documents.json')
  await writeFile(index, JSON.stringify({ asOf: 1, files: [] }))
  expect(await find(meadow)).toMatchObject({ content: 'kept' })
  await rm(index)
  expect(await find(meadow)).toMatchObject({ content: 'none' })
})

it('finds none when the bundle was written by somebody else, or is gone', async () => {
  const report = join(options.out, 'meadow/_build/report.json')
  await writeFile(report, await readFile(report))
  expect(await find(meadow)).toBeUndefined()
  await rm(join(options.out, 'harbour'), { recursive: true })
  expect(await find(harbour)).toBeUndefined()
})
