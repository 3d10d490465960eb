import type { Usage } from '../../testing/usage.ts'

export const usage: Usage = {
  when: ['Everything that has no place in the bottom menu'],
  whenNot: ['The four destinations of most visits: use `BottomMenu`'],
  covers: true,
}
