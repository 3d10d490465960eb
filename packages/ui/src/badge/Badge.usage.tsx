import type { Usage } from '../../testing/usage.ts'

export const usage: Usage = {
  when: ['A count in the corner of an icon: unread letters, picks on the slip'],
  whenNot: ['A state in words: use `StatusTag`', 'Zero: leave it out'],
}
