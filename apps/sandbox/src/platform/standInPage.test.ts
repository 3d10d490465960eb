import { expect, test } from 'vitest'

import { readPage } from './standInPage.ts'

test.each([
  'payments/pages/pay',
  'social/pages/people',
  'social/pages/late',
  'chat/pages/chat',
  'chat/pages/desk',
])('%s carries its style sheets, of its own and shared', (path) => {
  const page = readPage(new URL(`../${path}.html`, import.meta.url))
  expect(page.match(/<style>/g)).toHaveLength(2)
  expect(page).toContain('color-scheme: light dark')
  expect(page).not.toContain('<!-- style')
})
