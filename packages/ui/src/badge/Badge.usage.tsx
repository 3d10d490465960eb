import { nothing } from '../../testing/samples.ts'
import type { Usage } from '../../testing/usage.ts'
import { IconMessage } from '../icon/index.ts'
import { List, ListRow } from '../list-row/index.ts'
import { Row } from '../stack/index.ts'
import { StatusTag } from '../status-tag/index.ts'
import { Text } from '../text/index.ts'
import { Badge, Dot } from './Badge.tsx'

export const usage: Usage = {
  when: [
    'A count in the corner of an icon: unread letters, picks on the slip',
    'A dot where new is enough and no number helps',
  ],
  whenNot: ['A state in words: use `StatusTag`', 'Zero: leave it out'],
  anatomy: {
    shown: (
      <Row gap="x4">
        <Badge count={8} label="8 unread" />
        <Dot label="New" />
      </Row>
    ),
    parts: [
      {
        name: 'Count',
        at: ':scope > * > :first-child',
        role: 'Figures alone; over 99 it says 99+. Screen readers hear the label in its place.',
      },
      { name: 'Dot', at: ':scope > * > :last-child', role: 'The form without a number.' },
    ],
  },
  pairs: [
    {
      good: {
        shown: (
          <List>
            <ListRow
              icon={IconMessage}
              label="Inbox"
              value={<Badge count={3} label="3 unread" />}
              onPress={nothing}
            />
          </List>
        ),
        why: 'One count where the letters are, gone when they are read.',
      },
      bad: {
        shown: (
          <Row gap="x2">
            <Text>Offers</Text>
            <Badge count={99} />
            <Badge count={12} tone="brand" />
            <StatusTag tone="danger" label="HOT" />
          </Row>
        ),
        why: 'Three marks on a thing that needs nothing from the player: soon none is looked at.',
      },
    },
  ],
  limits: [
    'Up to two digits, then 99+',
    'One on an icon',
    'Label for screen readers: the count and what is counted',
  ],
}
