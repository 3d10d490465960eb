import { existsSync, globSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { solveBrand, type Brand, type ThemeName } from '@livery/theme'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { installConsumer, modulesOf, type Consumer } from './consumer.ts'
import { renderConsumer, type Rendered } from './renderedConsumer.ts'
import { run } from './run.ts'

let consumer: Consumer
const PACKAGES = ['api', 'domain', 'i18n', 'theme', 'ui'].map((name) => `@livery/${name}`)

beforeAll(async () => {
  consumer = await installConsumer()
  // Module that imports every module of every package: no subpath is left out because the app does not use it.
  const lines = modulesOf(consumer).map((module, at) => `export * as m${at} from '${module}'`)
  writeFileSync(join(consumer.folder, 'src/everyModule.ts'), `${lines.join('\n')}\n`)
})
afterAll(() => rmSync(consumer.folder, { recursive: true, force: true }))

/** Standard output of a module that Node runs in the consumer's folder. */
const inNode = async (script: string) =>
  (await run(consumer.folder, 'node', ['--input-type=module', '--eval', script])).trim()

describe('installed from its tarball', () => {
  it.each(PACKAGES)('%s has a manifest that a registry can take', (name) => {
    const found = consumer.packages.find(({ manifest }) => manifest.name === name)
    const text = JSON.stringify(found?.manifest)
    expect(text).not.toMatch(/workspace:|catalog:|\.\/src\/|"private"|"scripts"|"devDependencies"/)
    expect(new Set(consumer.packages.map(({ manifest }) => manifest.version)).size).toBe(1)
  })

  it.each(PACKAGES)('%s says truly that its style sheets alone have an effect by being imported', (name) => {
    const { exports, sideEffects } =
      consumer.packages.find(({ manifest }) => manifest.name === name)?.manifest ?? {}
    const hasStyleSheets = Object.values(exports ?? {}).some((target) => `${target}`.endsWith('.css'))
    expect(sideEffects).toEqual(hasStyleSheets ? ['**/*.css'] : false)
  })

  it.each(PACKAGES)('%s brings its readme and its licence', (name) => {
    const folder = consumer.packages.find(({ manifest }) => manifest.name === name)?.folder ?? ''
    expect(existsSync(join(folder, 'README.md'))).toBe(true)
    expect(existsSync(join(folder, 'LICENSE'))).toBe(true)
  })

  it('has React and react-intl once, in the consumer’s own copy', () => {
    const store = join(consumer.folder, 'node_modules/.pnpm')
    expect(globSync('{react,react-dom,react-intl}@*', { cwd: store })).toHaveLength(3)
  })

  it.each(['tsconfig.json', 'tsconfig.nodenext.json'])(
    'type-checks with %s, declarations too',
    async (config) => {
      expect(await run(consumer.folder, 'tsc', ['-p', config])).toBe('')
    },
  )

  it('can be loaded by Node, every module of it, and defines no global', async () => {
    const script = `
      const globals = Reflect.ownKeys(globalThis).length
      const modules = Object.values(await import('./src/everyModule.ts'))
      const empty = modules.filter((module) => Object.keys(module).length === 0)
      console.log(modules.length, empty.length, Reflect.ownKeys(globalThis).length - globals)`
    const [modules, empty, newGlobals] = (await inNode(script)).split(' ').map(Number)
    expect(modules).toBe(modulesOf(consumer).length)
    expect(modules).toBeGreaterThan(70)
    expect(empty).toBe(0)
    expect(newGlobals).toBe(0)
  })

  it('contains the contract, as sources and bundled', async () => {
    const script = `
      import { bundleContract, CONTRACT_FOLDER, diskSource, operationsOf } from '@livery/api/contract'
      import packed from '@livery/api/openapi/wps.json' with { type: 'json' }
      const bundled = await bundleContract('wps.yaml', diskSource())
      console.log(CONTRACT_FOLDER, operationsOf(bundled).length, JSON.stringify(bundled) === JSON.stringify(packed))`
    const said = (await inNode(script)).split(' ')
    expect(said[0]).toContain(join(consumer.folder, 'node_modules'))
    expect(Number(said[1])).toBeGreaterThan(50)
    expect(said[2]).toBe('true')
  })
})

/** `#RRGGBB` in the notation of a browser's computed style. */
function rgb(hex: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return `rgb(${red}, ${green}, ${blue})`
}

describe('built and rendered', () => {
  let rendered: Rendered
  let brand: Brand
  beforeAll(async () => {
    ;({ default: brand } = (await import(pathToFileURL(join(consumer.folder, 'brand.ts')).href)) as {
      default: Brand
    })
    rendered = await renderConsumer(consumer.folder)
  })
  afterAll(() => rendered[Symbol.asyncDispose]())

  const colorOf = (selector: string, property: string) =>
    rendered.page
      .locator(selector)
      .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)

  /** Computed colours of the page, of a brand's button and of a quiet one. */
  const colorsShown = async () => ({
    page: await colorOf('html', 'background-color'),
    brand: await colorOf('main button:nth-of-type(1)', 'background-color'),
    onBrand: await colorOf('main button:nth-of-type(1)', 'color'),
    quiet: await colorOf('main button:nth-of-type(2)', 'background-color'),
  })
  const colorsOf = (theme: ThemeName) => {
    const tokens = solveBrand(brand)[theme]
    return {
      page: rgb(tokens['color.surface.backdrop']),
      brand: rgb(tokens['color.brand.rest']),
      onBrand: rgb(tokens['color.brand.on']),
      quiet: rgb(tokens['color.control.rest']),
    }
  }

  it('calls the gateway by its contract, and shows the amount in the language of the page', async () => {
    await expect.poll(() => rendered.page.locator('main').innerText()).toContain('1.234,75')
    expect(rendered.calls).toEqual([{ path: '/wps/wallets/gcs', merchant: 'another-team' }])
    expect(await rendered.page.locator('main').innerText()).toContain('Nạp tiền')
  })

  it('has the colours of the brand in both themes', async () => {
    await expect.poll(colorsShown).toEqual(colorsOf('dark'))
    await rendered.page.getByRole('button', { name: 'Theme' }).click()
    // A button under the pointer has another colour (hover state).
    await rendered.page.mouse.move(0, 800)
    await expect.poll(colorsShown).toEqual(colorsOf('light'))
    expect(colorsOf('light')).not.toEqual(colorsOf('dark'))
  })

  it('has the reset of the style sheet', async () => {
    expect(await colorOf('body', 'box-sizing')).toBe('border-box')
    expect(await colorOf('body', 'margin-top')).toBe('0px')
  })

  it('opens a sheet over the page, and closes it', async () => {
    const { page } = rendered
    await page.getByRole('button', { name: 'Nạp tiền' }).click()
    const sheet = page.getByRole('dialog', { name: 'Số dư sau đó' })
    await expect.poll(() => sheet.innerText()).toContain('1.234,50')
    const { 'color.surface.overlay': overlay } = solveBrand(brand).light
    expect(await colorOf('dialog', 'background-color')).toBe(rgb(overlay))
    await sheet.getByRole('button', { name: 'Đóng' }).click()
    await expect.poll(() => sheet.count()).toBe(0)
  })

  it('logs nothing to the console', () => {
    expect(rendered.faults).toEqual([])
  })
})
