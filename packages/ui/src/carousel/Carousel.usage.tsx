import type { Usage } from '../../testing/usage.ts'

export const usage: Usage = {
  when: ['Two to six offers of equal weight, one at a time'],
  whenNot: [
    'Content that everybody needs: only the first slide is seen by most',
    'One offer: use `Banner` alone',
  ],
}
