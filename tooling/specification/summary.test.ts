import { expect, it } from 'vitest'

import type { Area } from './pages.ts'
import { countsOf, summaryOf, withSummary } from './summary.ts'

const row = { id: 'S-login-01', text: '', fulfilledBy: [], provenBy: [], state: 'done' }
const area: Area = {
  key: 'login',
  title: 'Login',
  requirements: [row, { ...row, id: 'S-login-02', state: 'wrong' }],
}

it('counts rows by state', () => {
  expect(countsOf(area)).toEqual([1, 0, 0, 1, 0])
  expect(summaryOf([area]).split('\n').slice(2)).toEqual([
    '| [Login](login.md) | 2 | 1 | 0 | 0 | 1 | 0 |',
    '| **all** | 2 | 1 | 0 | 0 | 1 | 0 |',
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
