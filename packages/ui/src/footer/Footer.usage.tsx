import type { Usage } from '../../testing/usage.ts'

export const usage: Usage = {
  when: ['Licence, links and help at the end of a page'],
  whenNot: ['Actions: a footer is read last, or never'],
}
