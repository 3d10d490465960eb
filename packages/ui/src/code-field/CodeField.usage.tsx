import type { Usage } from '../../testing/usage.ts'

export const usage: Usage = {
  when: ['A code from a text message, with sending and waiting'],
  whenNot: ['A password: use `PasswordField`', 'A figure that the player chooses: use `TextField`'],
}
