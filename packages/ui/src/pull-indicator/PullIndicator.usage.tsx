import type { Usage } from '../../testing/usage.ts'

export const usage: Usage = {
  when: ['A page whose lists change while the player looks, refreshed by pulling it down from its top'],
  whenNot: [
    'A form: what is typed must not be lost by a pull',
    'A part of a page: give it a refresh button, as `Balance` has',
  ],
  limits: ['Status: one short sentence; only screen readers have it'],
}
