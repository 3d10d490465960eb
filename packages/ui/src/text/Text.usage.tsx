import type { Usage } from '../../testing/usage.ts'
import { Stack } from '../stack/index.ts'
import { Heading } from './Heading.tsx'
import { Text } from './Text.tsx'

export const usage: Usage = {
  when: [
    'Every word on a page that no other component draws',
    '`Heading` for what opens a part, `Text` for what fills it',
  ],
  whenNot: ['A text of the operator with formats: use `RichText`', 'A state in one word: use `StatusTag`'],
  anatomy: {
    shown: (
      <Stack gap="x2">
        <Heading level={3} size="title">
          Withdrawals
        </Heading>
        <Text>Paid out within a day.</Text>
        <Text size="small" tone="secondary">
          Bank holidays take longer.
        </Text>
      </Stack>
    ),
    parts: [
      {
        name: 'Heading',
        at: 'h3',
        role: 'In the display face; its level follows the outline, its size the importance.',
      },
      { name: 'Body', at: 'h3 + *', role: 'One thought for each paragraph.' },
      {
        name: 'Side note',
        at: ':scope > * > :last-child',
        role: 'Secondary in tone and size, never alone in what it says.',
      },
    ],
  },
  pairs: [
    {
      good: {
        shown: (
          <Stack gap="x1">
            <Text weight="bold">Withdrawal sent</Text>
            <Text tone="secondary">€50.00 arrive by tomorrow.</Text>
          </Stack>
        ),
        why: 'Two steps of weight and tone are enough to see what matters.',
      },
      bad: {
        shown: (
          <Stack gap="x1">
            <Text weight="bold" tone="danger">
              WITHDRAWAL SENT
            </Text>
            <Text weight="bold">€50.00 ARRIVE BY TOMORROW.</Text>
          </Stack>
        ),
        why: 'Capitals, weight and a warning colour at once; many scripts have no capitals.',
      },
    },
  ],
  limits: [
    'Line: 45 to 75 characters; the column takes care of it',
    'Three sizes on one page beside the heading',
    'Heading: 40 characters, two lines',
  ],
}
