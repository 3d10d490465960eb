import { expect, it } from 'vitest'

import type { Area } from './pages.ts'
import { countsOf, summaryOf, withSummary } from './summary.ts'

const row = { id: 'S-login-01', text: '', fulfilledBy: [], provenBy: [], state: 'done' }
const area: Area = {
  key: 'login',
  title: 'Login',
  enforced: false,
  requirements: [row, { ...row, id: 'S-login-02', state: 'wrong' }],
}

it('counts rows by state, and done ones without a title', () => {
  expect(countsOf(area)).toEqual([1, 0, 0, 1, 0])
  expect(summaryOf([area], [row]).split('\n').slice(2)).toEqual([
    '| [Login](login.md) | 2 | 1 | 0 | 0 | 1 | 0 | 1 | no |',
    '| **all** | 2 | 1 | 0 | 0 | 1 | 0 | 1 | 0 of 1 |',
  ])
})

it('is written between its marks, and throws without them', () => {
  const marks = /<!-- summary.*?-->|<!-- end.*?-->/g
  const page = withSummary(
    'a\n<!-- summary: written by `npm run specification -- --write` -->\nold\n<!-- end of the summary -->\nz',
    'new',
  )
  expect(page.replaceAll(marks, '|')).toBe('a\n|\n\nnew\n\n|\nz')
  expect(withSummary(page, 'new')).toBe(page)
  expect(() => withSummary('a', 'new')).toThrow('docs/specification/README.md')
})
