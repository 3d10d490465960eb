import type { Usage } from '../../testing/usage.ts'
import { Card } from '../card/index.ts'
import { Heading, Text } from '../text/index.ts'
import { Stack } from './Stack.tsx'

export const usage: Usage = {
  when: [
    'Things below (`Stack`) or beside each other (`Row`) with one distance',
    'Every distance between components: they have no margins of their own',
  ],
  whenNot: ['A list of pages or settings: use `ListRow`', 'Two panes of a wide window: use `TwoPanes`'],
  anatomy: {
    shown: (
      <Stack gap="x4">
        <Card>First</Card>
        <Card>Second</Card>
      </Stack>
    ),
    parts: [
      { name: 'Stack', at: ':scope > *', role: 'Draws nothing; it only keeps the distance.' },
      { name: 'Child', at: ':scope > * > :first-child', role: 'Any component, as wide as the stack.' },
    ],
  },
  pairs: [
    {
      good: {
        shown: (
          <Stack gap="x6">
            <Stack gap="x1">
              <Heading level={3} size="lead">
                Limits
              </Heading>
              <Text tone="secondary">Set by you.</Text>
            </Stack>
            <Stack gap="x1">
              <Heading level={3} size="lead">
                Breaks
              </Heading>
              <Text tone="secondary">From a day to a year.</Text>
            </Stack>
          </Stack>
        ),
        why: 'What belongs together stands close, groups stand apart.',
      },
      bad: {
        shown: (
          <Stack gap="x4">
            <Heading level={3} size="lead">
              Limits
            </Heading>
            <Text tone="secondary">Set by you.</Text>
            <Heading level={3} size="lead">
              Breaks
            </Heading>
            <Text tone="secondary">From a day to a year.</Text>
          </Stack>
        ),
        why: 'Equal distances leave it to the reader to find the groups.',
      },
    },
  ],
  limits: [
    'Three distances on one page: inside a group, between groups, between sections',
    '`Row`: as many children as fit at 320 px, or `wrap`',
  ],
}
