import type { Usage } from '../../testing/usage.ts'

export const usage: Usage = {
  when: ['Options inside a `Sheet` or a panel, more than seven'],
  whenNot: [
    'Up to five options on a page: `RadioGroup` shows them all',
    'A field of a form: use `Select`, which opens this list',
  ],
}
