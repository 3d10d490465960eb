import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { link, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { loadTenants } from '../load.ts'
import { packageSources } from '../packageFiles.ts'
import { TenantProblems, placeOf } from '../problem.ts'
import { SOUND_BRAND } from '../testing/brokenTenant.ts'
import { soundTenant } from '../testing/soundTenant.ts'
import { checkTenants } from './checkTenants.ts'

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><rect width="120" height="40"/></svg>'
const ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64"/></svg>'
const catalogues = {
  english: { 'login.title': 'Log in', 'login.greeting': 'Hello {name}' },
  read: () => ({ 'login.title': 'Đăng nhập', 'login.greeting': 'Chào {name}' }),
}

let root = ''

async function write(path: string, content: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true })
  await writeFile(join(root, path), content)
}

const writeData = (path: string, value: unknown) => write(path, `export default ${JSON.stringify(value)}\n`)

async function problems() {
  const { problems: found } = await checkTenants(root, { catalogues, now: new Date('2026-11-22') })
  return found.map(({ file, code, found: what, suggestion }) => [
    file.replace('tenants/harbour/', ''),
    code,
    what,
    suggestion,
  ])
}

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'livery-check-'))
  await writeData('tenants/harbour/tenant.ts', soundTenant())
  await writeData('tenants/harbour/brand.ts', SOUND_BRAND)
  for (const [name, content] of Object.entries(packageSources('harbour')))
    await write(`tenants/harbour/${name}`, content)
  await write('tenants/harbour/assets/logo.svg', LOGO)
  await write('tenants/harbour/assets/icon.svg', ICON)
})

afterEach(() => rm(root, { recursive: true, force: true }))

it('finds no problem in a valid folder', async () => {
  expect(await problems()).toEqual([])
  expect(await loadTenants(root)).toMatchObject([
    { id: 'harbour', config: { merchantCode: 'HAR01' }, brand: { radius: 12 } },
  ])
})

it('of too many files says only that, and misses none of those beyond', async () => {
  const folder = join(root, 'tenants/harbour/assets/banners')
  await mkdir(folder)
  for (let number = 0; number < 1001; number++) writeFileSync(join(folder, `${number}.svg`), '')
  expect(await problems()).toEqual([['', 'folder', 'more than 1000 files', '']])
})

it.each<[what: string, livery: object, problems: number]>([
  ['that tests do not walk it', { walked: false }, 0],
  ['anything else', { walked: false, built: false }, 1],
  ['how it is walked', { walked: 'by night' }, 1],
])('a package.json that says %s', async (_what, livery, count) => {
  const { 'package.json': source } = packageSources('harbour')
  await write('tenants/harbour/package.json', JSON.stringify({ ...JSON.parse(source ?? ''), livery }))
  expect(await problems()).toHaveLength(count)
})

it.each<[what: string, path: string, content: string, expected: readonly string[]]>([
  [
    'a script in a logo',
    'assets/logo.svg',
    LOGO.replace('<rect', '<script/><rect'),
    ['assets/logo.svg', 'asset-unsafe', 'the element <script>', ''],
  ],
  [
    'a logo that is none',
    'assets/logo.svg',
    'hello',
    ['assets/logo.svg', 'asset-kind', 'no <svg> element', ''],
  ],
  ['an oblong icon', 'assets/icon.svg', LOGO, ['assets/icon.svg', 'asset-size', 'a viewBox of 120 × 40', '']],
  ['a huge logo', 'assets/logo.svg', LOGO.padEnd(70_000), ['assets/logo.svg', 'asset-size', '69 KiB', '']],
  [
    'an unused file',
    'assets/logo-ligth.svg',
    LOGO,
    ['assets/logo-ligth.svg', 'asset-kind', 'a file that nothing uses', 'Rename it to logo-light.svg?'],
  ],
  [
    'a banner that lies about its kind',
    'assets/banners/one.png',
    LOGO,
    ['assets/banners/one.png', 'asset-kind', 'content that is not png', ''],
  ],
  [
    'an unknown text',
    'messages/EN.json',
    '{"login.titel":"Hi"}',
    [
      'messages/EN.json',
      'message-unknown',
      'a text that is no message of the product',
      "Did you mean 'login.title'?",
    ],
  ],
  [
    'a lost placeholder',
    'messages/EN.json',
    '{"login.greeting":"Hi"}',
    ['messages/EN.json', 'message-placeholder', 'a text that does not use {name}', ''],
  ],
  [
    'an unknown language',
    'messages/ENG.json',
    '{}',
    ['messages/ENG.json', 'value', 'the name ENG.json', 'Rename it to EN.json?'],
  ],
])('reports %s', async (_what, path, content, expected) => {
  await write(`tenants/harbour/${path}`, content)
  expect(await problems()).toContainEqual(expected)
})

it('reports a broken text file without a stack trace', async () => {
  await write('tenants/harbour/messages/EN.json', '{')
  const [[file, code, found] = []] = await problems()
  expect([file, code]).toEqual(['messages/EN.json', 'load'])
  expect(found).not.toContain('\n')
})

it('reports a missing logo and proposes a similar file', async () => {
  await rm(join(root, 'tenants/harbour/assets/logo.svg'))
  await write('tenants/harbour/assets/logos.svg', LOGO)
  expect(await problems()).toContainEqual([
    'assets/logo.svg',
    'asset-missing',
    'no such file',
    'Rename logos.svg?',
  ])
})

it('follows no link out of the folder', async () => {
  await write('outside.svg', LOGO)
  await rm(join(root, 'tenants/harbour/assets/logo.svg'))
  await symlink(join(root, 'outside.svg'), join(root, 'tenants/harbour/assets/logo.svg'))
  const files = (await problems()).map(([file]) => file)
  expect(files).toContain('assets/logo.svg')
})

it('says the line and column of a field and of code', async () => {
  const tenant = JSON.stringify(soundTenant({ currency: 'EURO' }), null, 2)
  await write('tenants/harbour/tenant.ts', `// Ours.\nexport default ${tenant}\n`)
  await write('tenants/harbour/brand.ts', 'export default {\n  radius: Math.PI,\n}\n')
  const { problems: found } = await checkTenants(root, { catalogues, now: new Date('2026-11-22') })
  expect(found.map(placeOf)).toEqual(['tenants/harbour/tenant.ts:23:15', 'tenants/harbour/brand.ts:2:11'])
})

describe('only regular files are read', () => {
  const entry = (path: string) => join(root, 'tenants/harbour', path)
  const places = [
    ['tenant.ts'],
    ['brand.ts'],
    ['overrides.ts'],
    ['package.json'],
    ['assets/logo.svg'],
    ['assets/banners/one.png'],
    ['messages/EN.json'],
    ['README.md'],
  ]

  it.each(places)('a pipe in place of %s is named, and nobody waits for it', async (path) => {
    await write(`tenants/harbour/${path}`, '{}')
    await rm(entry(path))
    execFileSync('mkfifo', [entry(path)])
    expect(await problems()).toContainEqual([
      path,
      expect.any(String),
      'a pipe (FIFO)',
      'Copy the file here.',
    ])
  })

  it.each(places)('a hard link in place of %s is named', async (path) => {
    await write(`tenants/harbour/${path}`, '{}')
    await link(entry(path), join(root, 'elsewhere'))
    expect(await problems()).toContainEqual([
      path,
      expect.any(String),
      'a hard link (one file under 2 names)',
      'Copy the file: cp --remove-destination.',
    ])
  })

  it.each(places)('a symbolic link in place of %s is named, wherever it leads', async (path) => {
    await write(`tenants/harbour/${path}`, '{}')
    await rm(entry(path))
    await symlink(entry('brand.ts'), entry(path))
    expect(await problems()).toContainEqual([
      path,
      expect.any(String),
      'a symbolic link',
      'Copy the file here.',
    ])
  })

  it('texts that are not UTF-8 are named', async () => {
    await mkdir(entry('messages'))
    await writeFile(entry('messages/EN.json'), Buffer.from('{"login.title":"\xe9"}', 'latin1'))
    expect((await problems()).map(([, , found]) => found)).toEqual(['bytes that are not UTF-8'])
  })
})

it('reports a face without the letters of a language', async () => {
  const type = { ...SOUND_BRAND.type, text: { face: 'outfit', regular: 400, medium: 500, bold: 700 } }
  await writeData('tenants/harbour/brand.ts', { ...SOUND_BRAND, type })
  expect(await problems()).toContainEqual([
    'brand.ts',
    'font-coverage',
    'Outfit, which has no vietnamese letters for VI',
    'Use be-vietnam-pro or plus-jakarta-sans or readex-pro.',
  ])
})

it('reports an override that cannot be read', async () => {
  await writeData('tenants/harbour/brand.ts', {
    ...SOUND_BRAND,
    overrides: { 'color.text.primary': ['#222222', '#222222'] },
  })
  const contrast = (await problems()).filter(([, code]) => code === 'contrast')
  expect(contrast.length).toBeGreaterThan(0)
  expect(contrast[0]?.[2]).toContain('color.text.primary #222222')
})

it.each([
  ['tenant.ts', 'export default boom', 'the name `boom`', 'Write down the value that it would come to.'],
  ['tenant.ts', 'import "@livery/tenant"', 'no default export', ''],
  ['brand.ts', 'export default 3', '3', ''],
])('reports a %s as %j', async (file, content, found, advice) => {
  await write(`tenants/harbour/${file}`, content)
  expect(await problems()).toContainEqual([file, 'load', found, advice])
  await expect(loadTenants(root)).rejects.toBeInstanceOf(TenantProblems)
})

it('leaves generated brands out unless they are named', async () => {
  await writeData('tenants/_probe/tenant.ts', {})
  expect(await problems()).toEqual([])
  const { problems: found } = await checkTenants(root, {
    ids: ['_probe'],
    catalogues,
    now: new Date('2026-11-22'),
  })
  expect(found.map(({ tenant }) => tenant)).toContain('_probe')
})

it('tells the first problems of a file and counts the others, however many there are', async () => {
  const lines = Array.from({ length: 60_000 }, () => '"a":"",')
  await write('tenants/harbour/messages/EN.json', `{${lines.join('\n')}\n"b":""}`)
  const started = performance.now()
  const found = await problems()
  expect(performance.now() - started).toBeLessThan(10_000)
  expect(found).toHaveLength(21)
  expect(found.at(-1)).toEqual([
    'messages/EN.json',
    'duplicate',
    'and 59981 more',
    'Mend those above, and check again.',
  ])
}, 60_000)
