import { fileURLToPath } from 'node:url'

import { loadTenants, publicTenant } from '@livery/tenant'
import { expect, it } from 'vitest'

import { bareParts, openPages, type Page } from './page.ts'

const [brand] = await loadTenants(fileURLToPath(new URL('../../../../', import.meta.url)))
if (brand === undefined) throw new Error('there is no brand')
const { config } = brand

const page: Page = {
  config,
  boot: {
    tenant: publicTenant(config),
    messages: { EN: '/messages/EN.json' },
    assets: { logo: '/logo.svg', logoLight: '/logo.svg', icon: '/icon.svg', banners: {} },
    styles: '/assets/site.css',
    themeColor: { dark: '#101010', light: '#fafafa' },
    release: 'a',
  },
  tag: 'en',
  dir: 'ltr',
  site: 'https://brand.example',
  policy: 'meta',
  prePaint: 'paint()',
  inlineStyles: 'body{margin:0}',
  modules: ['/assets/entry.js'],
  entry: '/assets/entry.js',
  fonts: ['/fonts/face.woff2'],
  messages: ['/messages/EN.json'],
  pictures: [],
  logo: '/logo.svg',
  ...bareParts(config),
}

it('writes each page with its own parts, whatever pages were written before it', () => {
  const { boot } = page
  const pages: Page[] = [
    page,
    { ...page, tag: 'ar', dir: 'rtl', messages: ['/messages/AR.json'] },
    { ...page, inlineStyles: 'body{margin:1px}' },
    { ...page, prePaint: 'paint(1)' },
    { ...page, policy: 'none' },
    { ...page, boot: { ...boot, release: 'b' } },
    { ...page, boot: { ...boot, themeColor: { dark: '#202020', light: '#f0f0f0' } } },
    { ...page, boot: { ...boot, styles: undefined } as unknown as Page['boot'] },
    { ...page, boot: { ...boot, assets: { ...boot.assets, icon: '/other.svg' } } },
    { ...page, pictures: [{ name: 'favicon.ico', path: 'favicon.ico' }] },
    { ...page, content: { html: '<p>ŷ</p>' }, head: { ...page.head, title: 'Ü & <b>' } },
    page,
  ]
  const writePage = openPages()
  const alone = pages.map((each) => openPages()(each).toString())
  expect(pages.map((each) => writePage(each).toString())).toEqual(alone)
  expect(new Set(alone).size).toBe(pages.length - 1)
})
