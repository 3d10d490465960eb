import type { Usage } from '../../testing/usage.ts'

export const usage: Usage = {
  when: ['The three to five places that most visits lead to, on every page that is not a task'],
  whenNot: [
    'A running game, or a form with a button of its own at the foot',
    'Actions of the page: use `Button`',
    'Places of rare visits: use `SideMenu`',
  ],
  limits: [
    'Three to five entries',
    'Label: 12 characters; it wraps to two lines, it is never cut',
    'One raised entry, the brand’s main action',
  ],
}
