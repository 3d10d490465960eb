import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { documentAddress, PUBLIC_ROUTES, ROUTES } from '@livery/domain/routes'
import type { Messages } from '@livery/i18n'
import type { LanguageCode } from '@livery/i18n/registry'
import { compile } from '@livery/mobile/compile'
import { coreFolder } from '@livery/mobile/currentCore'
import { loadTenants, publicTenant, type BootData } from '@livery/tenant'
import { beforeAll, expect, it } from 'vitest'

import type { DocumentRequest, RenderedDocument } from '../documents/renderer.ts'
import { loadCore, type LoadedCore } from './core.ts'

let loaded: LoadedCore
let boot: BootData
/** Messages by language, one object for all documents as in a build. */
const messages: Partial<Record<LanguageCode, Messages>> = {}

beforeAll(async () => {
  const { core } = await compile()
  loaded = await loadCore(core, coreFolder)
  const [tenant] = await loadTenants(join(import.meta.dirname, '../../../..'), { ids: ['aurora'] })
  if (!tenant) throw new Error('There is no tenant aurora.')
  boot = {
    tenant: publicTenant(tenant.config),
    messages: {},
    assets: { logo: '/logo.svg', logoLight: '/logo.svg', icon: '/icon.svg', banners: {} },
    themeColor: { dark: '#000000', light: '#ffffff' },
    release: 'test',
  }
  for (const code of ['EN', 'AR'] as const) {
    const parts = [core.messages[code], core.furtherMessages[code]].map(
      async (file) => JSON.parse(await readFile(join(coreFolder, file?.path ?? ''), 'utf8')) as Messages,
    )
    messages[code] = Object.assign({}, ...(await Promise.all(parts))) as Messages
  }
}, 120_000)

const BANNER = { title: 'Double your first deposit', url: '/art/welcome.svg', groupName: 'm_home' }

/** A gateway with one banner and an answer to nothing else; remembers what it was asked. */
function oneBanner() {
  const asked: Request[] = []
  const fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init)
    asked.push(request)
    if (!request.url.includes('MCSFE_getListAnnouncements')) throw new TypeError('no answer')
    const value = { list: [], banners: [BANNER] }
    return Response.json({ success: true, value })
  }
  return { asked, fetch }
}

/** A gateway with the most played games, more than home shows, and an answer to nothing else. */
function manyHotGames() {
  const list = Array.from({ length: 60 }, (_, at) => ({
    nodeId: `node ${at}`,
    gameId: `game ${at}`,
    gameName: `Game ${at}`,
    displayName: `Game ${at}`,
    gameType: 'RNG',
    gameClassify: 'SLOT',
    vassalage: 'PP',
    vendorName: 'Pragmatic Play',
    mobileLargeIcon: `/art/${at}.svg`,
  }))
  const fetch = async (input: RequestInfo | URL): Promise<Response> => {
    if (!new Request(input).url.includes('/lgw/games/hot')) throw new TypeError('no answer')
    return Response.json({ success: true, value: { list } })
  }
  return { fetch }
}

/** A gateway that answers nothing, and remembers what it was asked. */
function silent() {
  const asked: unknown[] = []
  const fetch = (input: RequestInfo | URL): Promise<Response> => {
    asked.push(input)
    return Promise.reject(new TypeError('no answer'))
  }
  return { asked, fetch }
}

async function render(
  path: string,
  fetch: typeof globalThis.fetch,
  other: Partial<Pick<DocumentRequest, 'language' | 'offline' | 'titleOnly' | 'known'>> = {},
): Promise<RenderedDocument> {
  const language = other.language ?? 'EN'
  const texts = messages[language]
  if (texts === undefined) throw new Error(`There are no messages of ${language}.`)
  return loaded.renderDocument({ boot, messages: texts, path, fetch, ...other, language })
}

it('renders home with the answers of the gateway, and placeholders for what it does not answer', async () => {
  const { asked, fetch } = oneBanner()
  const { html, title, answers } = await render('/', fetch)
  expect(title).toBe('Home')
  expect(html).toContain(BANNER.title)
  expect(html).not.toContain('role="alert"')
  expect(html).not.toMatch(/<template|<!--\$[?!]-->/)
  expect(answers.map(([, data]) => data)).toEqual([expect.objectContaining({ banners: [BANNER] })])
  expect(asked.length).toBeGreaterThan(3)
  for (const { method, headers } of asked) {
    expect(method).toBe('GET')
    expect(headers.has('Authorization')).toBe(false)
  }
})

it.each([
  '/m/login',
  '/m/register',
  '/m/forget',
  '/m/help',
  '/m/activity',
  '/m/gameCenter',
  '/m/userAgreement',
])('renders %s without a gateway and without a captcha', async (path) => {
  const { asked, fetch } = oneBanner()
  const { html, title } = await render(path, fetch)
  expect(title).not.toBe('')
  expect(html).toContain('<main')
  expect(html).not.toContain('role="alert"')
  expect(asked.filter(({ url }) => url.includes('captcha'))).toEqual([])
})

it('carries of an answer what the page shows, of which the browser renders the same content', async () => {
  const { html, answers } = await render('/', manyHotGames().fetch)
  expect(html).toContain('Game 5')
  expect(html).not.toContain('Game 6')
  const text = JSON.stringify(answers)
  expect(text).toContain('Game 5')
  expect(text).not.toContain('Game 6')
  const again = await render('/', silent().fetch, { known: answers, offline: true })
  expect(again.html).toBe(html)
})

it('gives the same content for the same answers', async () => {
  const [first, second] = [await render('/', oneBanner().fetch), await render('/', oneBanner().fetch)]
  expect(second).toEqual(first)
})

/** Addresses of documents that a brand has without a gateway: a page of one promotion is told of by its list. */
const UNTOLD = PUBLIC_ROUTES.filter(({ needsQuery }) => !needsQuery).map(({ path }) => path)

it.each([...UNTOLD, documentAddress(ROUTES.gameCenter, { gameType: 'LIVE' })])(
  'asks nobody for %s where nobody answers, and shows the same as after calls in vain',
  async (path) => {
    const [told, untold] = [silent(), silent()]
    const inVain = await render(path, told.fetch)
    expect(await render(path, untold.fetch, { offline: true })).toEqual(inVain)
    expect(inVain.html).not.toBe('')
    const title = await render(path, untold.fetch, { offline: true, titleOnly: true })
    expect(title).toEqual({ html: '', title: inVain.title, answers: [] })
    expect(untold.asked).toEqual([])
  },
)

it('shows the same in one language, whichever was rendered before', async () => {
  const { fetch } = silent()
  const both = async () => [
    (await render('/', fetch, { language: 'AR' })).html,
    (await render('/', fetch)).html,
  ]
  const first = await both()
  expect(await both()).toEqual(first)
  const [arabic, english] = first
  expect(arabic).toMatch(/[\u0600-\u06ff]/)
  expect(english).not.toMatch(/[\u0600-\u06ff]/)
})
