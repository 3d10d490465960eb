import { expect, it } from 'vitest'

import { figuresPage, type Figures } from './figuresPage.ts'

const story = (id: string, ...tags: string[]) => ({ id, title: 'Components/Button', name: id, tags })
const figures: Figures = {
  stories: [story('playground'), story('every', 'matrix')],
  looks: [
    { tenant: 'aurora', theme: 'dark' },
    { tenant: 'aurora', theme: 'light' },
    { tenant: 'ormond', theme: 'dark' },
    { tenant: 'ormond', theme: 'light' },
  ],
  walked: [
    { tenant: 'aurora', theme: 'dark' },
    { tenant: 'aurora', theme: 'light' },
  ],
  properties: { properties: 3, files: 2 },
  steps: [{ step: 'stories', result: { passed: 2, failed: 0, seconds: 12.4 } }, { step: 'unit' }],
  weights: [{ component: 'button', script: 1234, style: 500, later: 0, own: 400 }],
}

it('counts axe examinations: every story once, matrix stories in every look of a walked brand', () => {
  const page = figuresPage(figures)
  expect(page).toContain('| Examinations by axe | 4: every story once, 1 matrix stories in 2 looks |')
  expect(page).toContain('| Violations found by axe | 0 (one would have failed its story) |')
  expect(page).toContain('| Components | 1 |')
  expect(page).toContain('| button | 1.23 | 0.40 | 0.50 |  |')
})

it('counts only the time of tests that were run', () => {
  const result = { passed: 2, failed: 0, seconds: 0.4, cached: 1 }
  expect(figuresPage({ ...figures, steps: [{ step: 'stories', result }] })).toContain(
    '| stories | 2 | 0 | cached |',
  )
})

it('counts no examination of a story that is not a test', () => {
  const shown = story('shown', '!test')
  expect(figuresPage({ ...figures, stories: [...figures.stories, shown] })).toContain(
    '| Examinations by axe | 4:',
  )
})

it('counts probe examinations: every story in both themes', () => {
  const page = { ...story('full'), title: 'Pages/Home' }
  expect(figuresPage({ ...figures, stories: [...figures.stories, page] })).toContain(
    '| Examinations by the probe | 6: every story in both themes |',
  )
})

it('leaves out a step that has not run or has failed', () => {
  expect(figuresPage({ ...figures, steps: [{ step: 'stories' }] })).toContain('not run since')
  const failed = { step: 'stories', result: { passed: 1, failed: 1, seconds: 1 } }
  expect(figuresPage({ ...figures, steps: [failed] })).toContain('at most in 1 stories that failed')
})
