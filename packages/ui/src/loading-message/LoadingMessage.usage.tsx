import type { Usage } from '../../testing/usage.ts'

export const usage: Usage = {
  when: ['An action that must not be disturbed, such as starting a game'],
  whenNot: ['A page that loads: use `Skeleton`', "A button's own action: use `Button` with `busy`"],
  covers: true,
}
