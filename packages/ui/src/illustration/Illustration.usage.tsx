import type { Usage } from '../../testing/usage.ts'
import { EmptyState } from '../empty-state/index.ts'
import { Illustration } from './Illustration.tsx'

export const usage: Usage = {
  when: ['An empty, finished or failed state, beside words'],
  whenNot: ['Decoration of a page that has content', 'A mark beside a label: use `Icon`'],
  anatomy: {
    shown: <Illustration name="games" />,
    parts: [
      { name: 'Ground', at: ':scope > span > span', role: 'The brand’s silhouette, edge and pattern.' },
      { name: 'Drawing', at: 'svg', role: 'Lines and forms with the weight and fill of the brand’s icons.' },
      { name: 'Sparks', at: 'svg + span', role: 'Small marks in the accent; some brands have none.' },
    ],
  },
  pairs: [
    {
      good: {
        shown: (
          <EmptyState
            illustration="search"
            title="No game of that name"
            text="Check the spelling or clear the filters"
          />
        ),
        why: 'The drawing sets the tone, the words say what to do.',
      },
      bad: {
        shown: <Illustration name="error" />,
        why: 'A drawing alone is a riddle, and screen readers hear nothing of it.',
      },
    },
  ],
  limits: [
    'One on a screen',
    'Never alone: a title of up to six words goes with it',
    'Twelve names; a new state takes the nearest one before it gets its own',
  ],
}
