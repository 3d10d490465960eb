import type { Usage } from '../../testing/usage.ts'

export const usage: Usage = {
  when: ['Waiting inside a control or a small area, below a second or two'],
  whenNot: ['A page or a list: use `Skeleton`, which keeps the places'],
}
