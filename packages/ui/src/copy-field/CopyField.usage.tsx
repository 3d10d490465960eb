import type { Usage } from '../../testing/usage.ts'

export const usage: Usage = {
  when: ['A text that the player takes to another app: an account number, an invite link, a reference'],
  whenNot: ['A text that is only read: use `Text`', 'A secret: it would stay in the clipboard'],
}
