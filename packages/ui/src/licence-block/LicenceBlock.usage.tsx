import type { Usage } from '../../testing/usage.ts'

export const usage: Usage = {
  when: ['Licensee, licence, age and help, where the regulator asks for them'],
  whenNot: ['Running play: there it is one line that opens'],
}
