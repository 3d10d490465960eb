import type { Usage } from '../../testing/usage.ts'

export const usage: Usage = {
  when: ['The brand, once at the top of a page'],
  whenNot: ['A second time on the same page'],
}
