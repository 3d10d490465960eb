import type { Usage } from '../../testing/usage.ts'

export const usage: Usage = {
  when: ['A list beside what is open of it, or filters beside results'],
  whenNot: ['Two things that are read one after the other: use `Stack`'],
}
