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

it('shows what changed, the largest change first, and nothing else', () => {
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

it('says that a new story has nothing before it, and lets no name break the page', () => {
  const page = reportPage([{ name: '<b>', comparison: { verdict: 'added', pixels: 0 }, after: png }], head)
  expect(page).toContain('&#60;b&#62;: added')
  expect(page).toContain('<figcaption>before</figcaption><p>none</p>')
})
