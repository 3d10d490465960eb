import type { Usage } from '../../testing/usage.ts'

export const usage: Usage = {
  when: ['The result of an action that left no other trace: copied, saved, sent'],
  whenNot: [
    'An error of a field: it stands at the field',
    'A question: use `Dialog`',
    'Anything that must be kept: use the inbox',
  ],
  limits: ['One sentence, 60 characters', 'One action at most', 'Three at a time'],
}
