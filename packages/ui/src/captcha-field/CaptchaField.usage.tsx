import type { Usage } from '../../testing/usage.ts'

export const usage: Usage = {
  when: ['A form that machines misuse, where the gateway asks for it'],
  whenNot: ['Every form: a captcha costs players, and some cannot solve it'],
}
