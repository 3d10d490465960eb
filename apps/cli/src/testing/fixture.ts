import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import type { Core } from '@livery/mobile/core'
import { loadTenants, packageSources, type TenantInput } from '@livery/tenant'

import { buildTenants, type BuiltTenant } from '../build/buildTenants.ts'
import { loadCore, type LoadedCore } from '../build/core.ts'
import type { RefusedBrand } from '../build/refusedBrand.ts'
import type { DocumentSettings } from '../documents/settings.ts'

/** A renderer that asks for a public list, and for what no document may hold. */
const DOCUMENT = `const ask = async (fetch, path, headers) => {
  try {
    return await (await fetch(new Request('https://site.invalid' + path, { headers }))).json()
  } catch {
    return undefined
  }
}
export const renderDocument = async ({ boot, messages, path, language, fetch, titleOnly }) => {
  if (titleOnly) return { html: '', title: 'Page ' + path, answers: [] }
  const headers = { Merchant: boot.tenant.merchantCode, 'Accept-Language': language, Gateway: '1' }
  const hot = path.includes('/m/') ? undefined : await ask(fetch, '/lgw/games/hot', headers)
  const member = [
    await ask(fetch, '/wps/member/info', headers),
    await ask(fetch, '/wps/promotions?pageNo=9', { ...headers, Authorization: 'Bearer MEMBER-TOKEN' }),
    await ask(fetch, '/wps/promotions?pageNo=9&token=MEMBER-TOKEN', headers),
    await ask(fetch, '/wps/system/status', headers),
  ].filter(Boolean)
  const games = hot ? hot.value.list.map(({ name }) => '<li>' + name + '</li>').join('') : ''
  return {
    html:
      '<main>' + (path.startsWith('/m/help') ? '' : '<img src="' + boot.assets.logo + '" alt="">') + '<h1>' + messages['login.title'] + '</h1>' +
      '<ul>' + games + '</ul>' + JSON.stringify(member) + '</main>',
    title: 'Page ' + path,
    answers: hot ? [[['hot', language], hot.value]] : [],
  }
}
`

const SHARED: Readonly<Record<string, string>> = {
  'assets/main.11111111.js': `console.log(${JSON.stringify('shell '.repeat(400))})`,
  'assets/home.22222222.js': 'console.log("home")',
  'assets/other.33333333.js': 'console.log("other")',
  'assets/main.44444444.css': 'body{margin:0}',
  'assets/center.77777777.js': 'console.log("center")',
  'messages/EN.5555555555.json': '{"login.title":"Log in"}',
  'messages/VI.6666666666.json': '{"login.title":"Đăng nhập","login.forgot":"Quên?"}',
  'messages/VI.6666666666.rest.json': '{"help.title":"Trợ giúp","help.all":"Tất cả"}',
  'licences.json': JSON.stringify([
    { name: 'loading-crane', version: '1.2.3', identifier: 'MIT', text: 'Copyright (c) A. Loader\r\n' },
  ]),
  'server/document.js': DOCUMENT,
  '.vite/manifest.json': JSON.stringify({
    'main.ts': { file: 'assets/main.11111111.js', isEntry: true, css: ['assets/main.44444444.css'] },
    'game-center': {
      file: 'assets/center.77777777.js',
      imports: ['main.ts'],
      css: ['assets/center.88888888.css'],
    },
  }),
  'server/serviceWorker.js': 'self.addEventListener("fetch",()=>{})',
}

const CORE: Core = {
  inputs: 'inputs',
  release: 'release',
  entry: 'assets/main.11111111.js',
  site: 'assets/main.11111111.js',
  styles: 'assets/main.44444444.css',
  modules: {
    home: ['assets/main.11111111.js', 'assets/home.22222222.js'],
    gameCenter: ['assets/main.11111111.js', 'assets/center.77777777.js'],
  },
  homeParts: ['assets/main.11111111.js', 'assets/home.22222222.js'],
  document: 'server/document.js',
  serviceWorker: 'server/serviceWorker.js',
  messages: {
    EN: { path: 'messages/EN.5555555555.json', bytes: 24 },
    VI: { path: 'messages/VI.6666666666.json', bytes: 55 },
  },
  furtherMessages: { VI: { path: 'messages/VI.6666666666.rest.json', bytes: 52 } },
  graph: {
    main: { files: ['assets/main.11111111.js', 'assets/main.44444444.css'], next: ['home', 'feedback'] },
    home: { files: ['assets/home.22222222.js'], next: [] },
    feedback: { files: ['assets/other.33333333.js'], next: ['main'] },
  },
  pages: { feedback: 'feedback', gameCenter: 'game-center' },
  files: [
    'assets/main.11111111.js',
    'assets/home.22222222.js',
    'assets/other.33333333.js',
    'assets/main.44444444.css',
    'assets/center.77777777.js',
  ].map((path) => ({
    path,
    bytes: Buffer.byteLength(SHARED[path] ?? ''),
  })),
}

const BRAND = {
  neutral: { temperature: 0, tint: 0.4 },
  surfaces: { depth: 0.5, step: 0.5, paper: 0.2, glow: 0.2, sheen: 0.2, shadow: 0.5 },
  gradient: { angle: 120, travel: 0.4, panel: 0.4 },
  radius: 12,
  density: 'medium',
  type: {
    text: { face: 'be-vietnam-pro', regular: 400, medium: 500, bold: 700 },
    display: { face: 'be-vietnam-pro', weight: 700 },
    scale: 1.2,
  },
  overrides: {},
}

function drawing(width: number, height: number, fill: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" rx="8" fill="${fill}"/></svg>`
}

function tenantData(id: string, name: string, number: number): TenantInput {
  return {
    id,
    name,
    description: `${name} </script><b>& more`,
    merchantCode: `${id.slice(0, 3).toUpperCase()}0${number}`,
    hosts: [`play.${id}.example`, `${id}.localhost`],
    languages: {
      offered: ['EN', 'VI'],
      default: 'EN',
      approved: { VI: { by: 'Lan Tran, counsel', on: '2026-11-01' } },
    },
    registration: { methods: ['username'] },
    currency: 'EUR',
    games: { categories: ['HOT'] },
    install: {
      iosProfile: {
        identifier: `example.${id}.clip`,
        organisation: `${name} Ltd`,
        uuid: `5f0f1a52-1e0a-4c7b-9a43-6d6a1f1c2b0${number}`,
      },
    },
    legal: {
      jurisdiction: 'malta',
      company: `${name} Ltd`,
      companyNumber: `C ${number}`,
      address: 'Valletta',
      licenceNumber: `MGA/B2C/10${number}/2020`,
      licenceUrl: `https://www.mga.org.mt/10${number}`,
      minimumAge: 18,
      responsibleGaming: [{ label: 'RGF', url: 'https://www.rgf.org.mt/' }],
    },
    trustedOrigins: { frames: ['http://localhost:7000'] },
  }
}

/** Repository in a temporary folder, with two brands and a compiled site. */
export interface Fixture {
  readonly root: string
  /** Text of a file below the root. */
  readonly read: (path: string) => Promise<string>
  readonly write: (path: string, content: string | Buffer) => Promise<void>
  readonly build: (options?: {
    out?: string
    ids?: readonly string[]
    pictures?: boolean
    documents?: DocumentSettings
    /** Catalogues of the compile, in place of those of two languages. */
    messages?: Core['messages']
    onRefused?: (refused: RefusedBrand) => void
    unchanged?: ReadonlyMap<string, BuiltTenant>
  }) => Promise<BuiltTenant[]>
  /** The compile that `build` takes, for actions that would compile the site. */
  readonly core: () => Promise<LoadedCore>
  readonly remove: () => Promise<void>
}

export async function createFixture(): Promise<Fixture> {
  const root = await mkdtemp(join(tmpdir(), 'livery-cli-'))
  const write = async (path: string, content: string | Buffer) => {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), content)
  }
  const brands = [
    { id: 'harbour', name: 'Harbour', number: 1, brand: '#1f6feb', accent: '#f0883e' },
    { id: 'meadow', name: 'Meadow', number: 2, brand: '#2ea043', accent: '#bf4b8a' },
  ]
  for (const { id, name, number, brand, accent } of brands) {
    await write(`tenants/${id}/tenant.ts`, `export default ${JSON.stringify(tenantData(id, name, number))}\n`)
    await write(
      `tenants/${id}/brand.ts`,
      `export default ${JSON.stringify({ colors: { brand, accent }, ...BRAND })}\n`,
    )
    for (const [name, content] of Object.entries(packageSources(id)))
      await write(`tenants/${id}/${name}`, content)
    await write(`tenants/${id}/assets/logo.svg`, drawing(120, 40, brand))
    await write(`tenants/${id}/assets/icon.svg`, drawing(64, 64, brand))
  }
  // Packages and TypeScript settings that a brand's files import and extend.
  await symlink(join(import.meta.dirname, '../../../../node_modules'), join(root, 'node_modules'))
  await write('tooling/tsconfig/base.json', '{}')
  for (const [path, content] of Object.entries(SHARED)) await write(`core/${path}`, content)
  return {
    root,
    read: (path) => readFile(join(root, path), 'utf8'),
    write,
    build: async ({
      out = join(root, 'dist'),
      ids,
      pictures = false,
      documents,
      messages = CORE.messages,
      onRefused,
      unchanged = new Map(),
    } = {}) => {
      const all = await loadTenants(root)
      return buildTenants({
        tenants: all.filter(({ id }) => ids === undefined || ids.includes(id)),
        brands: all,
        core: await loadCore({ ...CORE, messages }, join(root, 'core')),
        out,
        cache: join(root, '.cache'),
        pictures,
        documents,
        onRefused,
        unchanged,
      })
    },
    core: () => loadCore(CORE, join(root, 'core')),
    remove: () => rm(root, { recursive: true, force: true }),
  }
}
