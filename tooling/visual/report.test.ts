import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, expect, it } from 'vitest'

import { reportPage, writeReport } from './report.ts'

const folder = mkdtempSync(join(tmpdir(), 'livery-visual-'))
afterAll(() => rmSync(folder, { recursive: true }))

const head = { base: 'abc1234', compared: 3, tokens: [] }
const png = Buffer.from('picture')
const entries = [
  {
    name: 'small aurora dark',
    comparison: { verdict: 'changed', pixels: 2, difference: png },
    before: png,
    after: png,
  },
  {
    name: 'large aurora dark',
    comparison: { verdict: 'changed', pixels: 9, difference: png },
    before: png,
    after: png,
  },
  { name: 'same aurora dark', comparison: { verdict: 'same', pixels: 0 }, before: png, after: png },
] as const

it('shows changed pictures only, the largest change first', () => {
  const page = reportPage(entries, head)
  expect(page).toContain('2 of 3 pictures differ from abc1234')
  expect(page.indexOf('large aurora dark')).toBeLessThan(page.indexOf('small aurora dark'))
  expect(page).not.toContain('same aurora dark')
})

it('writes the pictures that the page names', async () => {
  const page = await writeReport(folder, entries, head)
  expect(page).toBe(join(folder, 'index.html'))
  for (const part of ['before', 'after', 'difference'])
    expect(existsSync(join(folder, `large_aurora_dark.${part}.png`))).toBe(true)
  expect(existsSync(join(folder, 'same_aurora_dark.before.png'))).toBe(false)
})

it('lists changed tokens, and with each picture those that its component draws with', () => {
  const token = { before: '8px', after: '14px', looks: ['aurora dark'] }
  const tokens = [
    { ...token, token: 'radius.card', users: ['ui/card'] },
    { ...token, token: 'radius.sheet', users: ['ui/sheet'] },
  ]
  const [small, large] = entries
  const page = reportPage([{ ...small, part: 'ui/card' }, large], { ...head, tokens })
  expect(page).toContain('<button type="button" aria-pressed="false" data-token="radius.card">')
  expect(page).toContain('data-tokens="radius.card"')
  expect(page).toContain('data-tokens="radius.card radius.sheet"')
})

it('counts what is approved apart, without its pictures', () => {
  const [small, large] = entries
  const page = reportPage([{ ...small, approved: true }, large], head)
  expect(page).toContain('1 of 3 pictures differ from abc1234, 1 more are approved')
  expect(page).not.toContain('small_aurora_dark.before.png')
})

it('marks a new story as new, and escapes names', () => {
  const page = reportPage([{ name: '<b>', comparison: { verdict: 'added', pixels: 0 }, after: png }], head)
  expect(page).toContain('&lt;b&gt;: added')
  expect(page).toMatch(/<figcaption>before<\/figcaption>\s*<p>none<\/p>/)
})
