import type { Usage } from '../../testing/usage.ts'

export const usage: Usage = {
  when: ['A whole page that says one thing: maintenance, blocked, done'],
  whenNot: ['A part of a page that is empty: use `EmptyState`'],
}
