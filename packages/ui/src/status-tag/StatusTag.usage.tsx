import type { Usage } from '../../testing/usage.ts'
import { Row } from '../stack/index.ts'
import { StatusTag } from './StatusTag.tsx'

export const usage: Usage = {
  when: ['The state of an order, a bet or an offer, beside its name'],
  whenNot: ['A count: use `Badge`', 'Something to press: use `Chip`', 'A message: use `Toast` or a text'],
  anatomy: {
    shown: <StatusTag label="Being checked" tone="warning" />,
    parts: [
      {
        name: 'Tag',
        at: ':scope > *',
        role: 'Surface and word in one tone; the word says it without the colour.',
      },
    ],
  },
  pairs: [
    {
      good: {
        shown: (
          <Row wrap>
            <StatusTag label="Won" tone="success" />
            <StatusTag label="Lost" tone="neutral" />
          </Row>
        ),
        why: 'A loss is stated calmly; the word carries the meaning.',
      },
      bad: {
        shown: (
          <Row wrap>
            <StatusTag label="!" tone="danger" />
            <StatusTag label="You have unfortunately lost" tone="danger" />
          </Row>
        ),
        why: 'A sign without a word, and a sentence in a tag.',
      },
    },
  ],
  limits: ['Label: one or two words, 18 characters, never two lines', 'One tag for each row'],
}
