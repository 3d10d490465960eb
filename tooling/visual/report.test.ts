import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, expect, it } from 'vitest'

import { reportPage, writeReport } from './report.ts'

const folder = mkdtempSync(join(tmpdir(), 'livery-visual-'))
afterAll(() => rmSync(folder, { recursive: true }))

const head = { base: 'abc1234', compared: 3 }
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

it('marks a new story as new, and escapes names', () => {
  const page = reportPage([{ name: '<b>', comparison: { verdict: 'added', pixels: 0 }, after: png }], head)
  expect(page).toContain('&lt;b&gt;: added')
  expect(page).toMatch(/<figcaption>before<\/figcaption>\s*<p>none<\/p>/)
})
