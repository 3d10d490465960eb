import type { Usage } from '../../testing/usage.ts'

export const usage: Usage = {
  when: ['An empty, finished or failed state, beside words'],
  whenNot: ['Decoration of a page that has content'],
}
