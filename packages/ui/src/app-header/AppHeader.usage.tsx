import type { Usage } from '../../testing/usage.ts'

export const usage: Usage = {
  when: ['The top of each page: where one is, and the way back'],
  whenNot: ['Inside a page or a `Sheet`, which have headings of their own'],
}
