import { chromiumLaunch } from '@livery/browser'
import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { isFigure, misfits, untranslated } from './misfits.ts'

let browser: Browser
let page: Page

beforeAll(async () => {
  browser = await chromium.launch(chromiumLaunch)
  page = await browser.newPage({ viewport: { width: 320, height: 600 } })
})
afterAll(() => browser.close())

const BOX = 'position:absolute;inset:0 auto auto 0;font:16px/20px sans-serif;'
const HALF_A_WORD = `${BOX}inline-size:40px;white-space:nowrap;overflow:hidden;text-overflow:ellipsis`

it.each<[name: string, html: string, cut: string[], overlapping: string[][]]>([
  ['a text that fits', `<p style="${BOX}">Fits</p>`, [], []],
  ['a text behind an ellipsis', `<p style="${HALF_A_WORD}">Withdrawals</p>`, ['Withdrawals'], []],
  ['a text for screen readers', `<p style="${BOX}inline-size:1px;overflow:hidden">Withdrawals</p>`, [], []],
  [
    'a text in a box that hides its end',
    `<div style="${BOX}inline-size:40px;overflow:hidden"><span>Withdrawals</span></div>`,
    ['Withdrawals'],
    [],
  ],
  [
    'a text that leaves the window',
    `<p style="${BOX}inset-inline-start:300px">Withdrawals</p>`,
    ['Withdrawals'],
    [],
  ],
  [
    'an example in a field',
    `<input style="${BOX}inline-size:60px" placeholder="Search games"><input style="${BOX}inline-size:200px;inset-block-start:40px" placeholder="Search">`,
    ['Search games'],
    [],
  ],
  [
    'a row that is scrolled',
    `<div style="${BOX}inline-size:40px;overflow:auto"><span>Withdrawals</span></div>`,
    [],
    [],
  ],
  [
    'a line that opens',
    `<details><summary><p style="${HALF_A_WORD}"><span>Licensed in Malta</span></p></summary>Rest</details>`,
    [],
    [],
  ],
  [
    'two texts on one another',
    `<p style="${BOX}">Good evening</p><p style="${BOX}">€20.00</p>`,
    [],
    [['Good evening', '€20.00']],
  ],
  [
    'a text under an opaque sheet',
    `<p style="${BOX}">Good evening</p><p style="${BOX}background:white">€20.00</p>`,
    [],
    [],
  ],
  [
    'a text under a bar that spreads a background behind its own',
    `<style>.bar::before{content:'';position:absolute;inset:0;z-index:-1;background:linear-gradient(transparent,white 4px)}</style><p style="${BOX}">Good evening</p><p class="bar" style="${BOX}z-index:1;block-size:20.6px">€20.00</p>`,
    [],
    [],
  ],
  [
    'a text under a bar that has taken its background away',
    `<style>.bar::before{content:'';position:absolute;inset:0;z-index:-1;background:white;opacity:0}</style><p style="${BOX}">Good evening</p><p class="bar" style="${BOX}z-index:1;block-size:20.6px">€20.00</p>`,
    [],
    [['Good evening', '€20.00']],
  ],
  ['a word within a text', `<p style="${BOX}">Good <b>evening</b></p>`, [], []],
  [
    'a text below another',
    `<p style="${BOX}">Good evening</p><p style="${BOX}inset-block-start:18px">€20.00</p>`,
    [],
    [],
  ],
])('measures %s', async (_name, html, cut, overlapping) => {
  await page.setContent(html)
  const found = await page.evaluate(misfits)
  expect({ cut: found.cut, overlapping: found.overlapping }).toEqual({ cut, overlapping })
})

const NARROW = 'inline-size:60px;text-overflow:ellipsis'

it.each<[name: string, html: string, cut: string[], hints: string[]]>([
  [
    'a hint',
    `<label>Search games<input style="${NARROW}" placeholder="Search games"></label>`,
    [],
    ['Search games'],
  ],
  [
    'a hint of a field that is named without a label',
    `<input aria-label="Search games" style="${NARROW}" placeholder="Search games">`,
    [],
    ['Search games'],
  ],
  [
    'an example that says more than the name',
    `<label>Phone<input style="${NARROW}" placeholder="0171 1234567"></label>`,
    ['0171 1234567'],
    [],
  ],
  [
    'a hint without an ellipsis',
    `<label>Search games<input style="inline-size:60px" placeholder="Search games"></label>`,
    ['Search games'],
    [],
  ],
])('tells %s from a text that is cut off', async (_name, html, cut, hints) => {
  await page.setContent(html)
  const found = await page.evaluate(misfits)
  expect({ cut: found.cut, hints: found.hints }).toEqual({ cut, hints })
})

it('says by how much a screen is too wide, and which names it gives to screen readers', async () => {
  await page.setContent('<button aria-label="Close" style="inline-size:400px">×</button>')
  const { tooWide, texts } = await page.evaluate(misfits)
  expect(tooWide).toBeGreaterThan(80)
  expect(texts).toEqual(['Close', '×'])
})

it.each<[texts: string[], own: Record<string, string>, found: string[]]>([
  [['Log in', 'Ĺóǵ íń'], {}, ['Log in']],
  [['Anmelden', 'VIP'], { logIn: 'Anmelden', vip: 'VIP' }, []],
  [['Log in'], { logIn: 'Anmelden', vip: 'VIP' }, ['Log in']],
  // Figures, and names of countries, which a browser knows in English only.
  [['18+', 'Malta'], {}, []],
])('finds texts of the catalogue that are still English in %j', (texts, own, found) => {
  expect(untranslated(texts, { logIn: 'Log in', vip: 'VIP', age: '18+', malta: 'Malta' }, own)).toEqual(found)
})

it.each([
  ['1.631.260,00 €', true],
  ['\u2068£2,000\u2069', true],
  ['250,00 zł', true],
  ['۲۴', true],
  ['3 Slots', false],
  ['Keno', false],
  ['€', false],
])('a figure fits whoever wrote it: %s is one: %s', (text, figure) => expect(isFigure(text)).toBe(figure))
