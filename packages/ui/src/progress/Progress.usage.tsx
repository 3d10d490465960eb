import type { Usage } from '../../testing/usage.ts'

export const usage: Usage = {
  when: ['An end that is known: an upload, a turnover, a level'],
  whenNot: ['An end that is not known: use `Spinner`'],
}
