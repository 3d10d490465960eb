import type { Usage } from '../../testing/usage.ts'
import { Card } from '../card/index.ts'
import { Spinner } from '../spinner/index.ts'
import { Stack } from '../stack/index.ts'
import { Skeleton } from './Skeleton.tsx'

const lines = (
  <Card>
    <Stack gap="x3">
      <Skeleton shape="line" />
      <Skeleton shape="line" width="half" />
    </Stack>
  </Card>
)

export const usage: Usage = {
  when: ['Content that is on its way and whose shape is known: a list, a card, a figure'],
  whenNot: [
    'An action of a button: use `Button` with `busy`',
    'Less than a fifth of a second: show nothing',
    'No answer at all: use `EmptyState` with a remedy',
  ],
  anatomy: {
    shown: lines,
    parts: [
      {
        name: 'Place',
        at: ':scope > *',
        role: 'The surface that the content will have; it does not move afterwards.',
      },
      { name: 'Line', at: 'span, [aria-hidden]', role: 'As high as a line of text; never read aloud.' },
    ],
  },
  pairs: [
    {
      good: { shown: lines, why: 'The page keeps its places; nothing jumps when the answer arrives.' },
      bad: {
        shown: (
          <Card>
            <Spinner />
          </Card>
        ),
        why: 'A ring on a large surface says only that one waits, and the page jumps later.',
      },
    },
  ],
  limits: ['As many placeholders as fill the window, not as many as will come', 'Text: up to three lines'],
}
