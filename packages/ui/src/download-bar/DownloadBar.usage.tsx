import type { Usage } from '../../testing/usage.ts'

export const usage: Usage = {
  when: ['The offer to install the site, after a second visit'],
  whenNot: ['Anything else that wants attention: use `Banner` or `Toast`'],
}
