import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { compile } from '@livery/mobile/compile'
import { coreFolder } from '@livery/mobile/currentCore'
import { loadTenants, publicTenant, type BootData } from '@livery/tenant'
import { beforeAll, expect, it } from 'vitest'

import type { RenderedDocument } from '../documents/renderer.ts'
import { loadCore, type LoadedCore } from './core.ts'

let loaded: LoadedCore
let boot: BootData
let messages: Parameters<LoadedCore['renderDocument']>[0]['messages']

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
  const parts = [core.messages.EN, core.furtherMessages.EN].map(async (file) =>
    readFile(join(coreFolder, file?.path ?? ''), 'utf8'),
  )
  messages = Object.assign({}, ...(await Promise.all(parts)).map((text) => JSON.parse(text)))
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

async function render(path: string, fetch: typeof globalThis.fetch): Promise<RenderedDocument> {
  return loaded.renderDocument({ boot, language: 'EN', messages, path, fetch })
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

it('gives the same content for the same answers', async () => {
  const [first, second] = [await render('/', oneBanner().fetch), await render('/', oneBanner().fetch)]
  expect(second).toEqual(first)
})
