import type { Usage } from '../../testing/usage.ts'

export const usage: Usage = {
  when: ['An address or a payment that another phone takes over with its camera'],
  whenNot: ['The only way: put a `CopyField` beside it for those who hold the phone already'],
}
