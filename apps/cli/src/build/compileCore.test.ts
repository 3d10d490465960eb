import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { ROUTE_LIST } from '@livery/domain/routes'
import { readCatalogue } from '@livery/i18n/compile'
import { compile } from '@livery/mobile/compile'
import { coreFolder } from '@livery/mobile/currentCore'
import { loadTenants } from '@livery/tenant'
import { beforeAll, expect, it } from 'vitest'

import { createLeakScanner } from '../stamp/leakScan.ts'
import { loadCore, type LoadedCore } from './core.ts'

const root = join(import.meta.dirname, '../../../..')
let loaded: LoadedCore

beforeAll(async () => {
  // Compiling takes one second when nothing changed and ten when something did.
  const { core } = await compile()
  loaded = await loadCore(core, coreFolder)
}, 120_000)

const read = (path: string) => readFile(join(loaded.folder, path), 'utf8')
const scripts = () => loaded.core.files.filter(({ path }) => path.endsWith('.js'))

it('contains no data of any brand', async () => {
  const scanner = createLeakScanner(await loadTenants(root))
  const { core } = loaded
  const files = [core.files, Object.values(core.messages), Object.values(core.furtherMessages)].flat()
  const leaks = await Promise.all(
    files.map(async ({ path }) => scanner.scan(undefined, path, await read(path))),
  )
  expect(leaks.flat()).toEqual([])
})

it('contains no colour of any brand', async () => {
  const brands = await loadTenants(root)
  const colors = brands.flatMap(({ brand }) => [brand.colors.brand, brand.colors.accent])
  const texts = await Promise.all(loaded.core.files.map(({ path }) => read(path)))
  expect(colors.filter((color) => texts.some((text) => text.toLowerCase().includes(color)))).toEqual([])
})

it('sends browsers neither a message parser nor the English texts', async () => {
  const code = (await Promise.all(scripts().map(({ path }) => read(path)))).join('\n')
  const texts = Object.values(readCatalogue('EN')).filter((text) => text.length > 30 && !text.includes('{'))
  expect(texts.filter((text) => code.includes(text))).toEqual([])
  const strays = ['EXPECT_ARGUMENT_CLOSING_BRACE', 'browser-external', 'react-dom-server']
  expect(strays.filter((stray) => code.includes(stray))).toEqual([])
})

it('prerenders home with class names of its style sheets', async () => {
  const styles = await read(loaded.core.styles)
  const server = await read(loaded.core.document)
  // Names of `shortClassNames`: a part of the hash of the file's path, and a number.
  const names = new Set(server.match(/\b_[a-z0-9]{4,7}\b(?=")/g))
  const known = [...names].filter((name) => styles.includes(`.${name}`))
  expect(known.length).toBeGreaterThan(20)
})

it('knows the modules of every route, dependencies first and all in the compile', () => {
  const { modules, styles, files, entry, site } = loaded.core
  const known = files.map(({ path }) => path)
  expect(Object.keys(modules)).toEqual(ROUTE_LIST.map(({ id }) => id))
  expect(known).toEqual(expect.arrayContaining([styles, entry, ...Object.values(modules).flat()]))
  for (const needed of Object.values(modules)) expect(needed).toContain(site)
  // Home has its code apart from the areas, and no area's with it.
  const [home = [], login = []] = [modules['home'], modules['login']]
  expect(login.filter((path) => !home.includes(path)).length).toBeGreaterThan(1)
  expect(home.length).toBeLessThan(login.length)
})

it('names every file by its content', () => {
  for (const { path } of loaded.core.files) expect(path).toMatch(/^assets\/(.+-)?[\w-]{8}\.\w+$/)
})
