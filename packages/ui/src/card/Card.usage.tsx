import { nothing } from '../../testing/samples.ts'
import type { Usage } from '../../testing/usage.ts'
import { Button } from '../button/index.ts'
import { Stack } from '../stack/index.ts'
import { Heading, Text } from '../text/index.ts'
import { Card } from './Card.tsx'

export const usage: Usage = {
  when: ['Things that belong together and apart from the rest: a form, an offer, a group of rows'],
  whenNot: [
    'A whole page: its ground is enough',
    'Inside another card: use a heading and a distance',
    'A list: put `ListRow` into one card, not a card into each row',
  ],
  anatomy: {
    shown: (
      <Card>
        <Stack gap="x3">
          <Heading level={3} size="lead">
            Your limits
          </Heading>
          <Text>€200 a week are left of €500.</Text>
          <Button tone="quiet" onPress={nothing}>
            Change
          </Button>
        </Stack>
      </Card>
    ),
    parts: [
      {
        name: 'Surface',
        at: ':scope > *',
        role: 'A hairline in the dark, a soft shadow in the light, or what the brand chose as edge.',
      },
      { name: 'Heading', at: 'h3', role: 'Optional, where the content does not name itself.' },
      { name: 'Content', at: 'p', role: 'One subject.' },
      { name: 'Action', at: 'button', role: 'Optional, last, one.' },
    ],
  },
  pairs: [
    {
      good: {
        shown: (
          <Card>
            <Stack gap="x2">
              <Text weight="bold">Bank transfer</Text>
              <Text tone="secondary">Arrives within an hour.</Text>
            </Stack>
          </Card>
        ),
        why: 'One surface holds one subject.',
      },
      bad: {
        shown: (
          <Card>
            <Card tone="raised">
              <Card tone="sunken">
                <Text>Bank transfer</Text>
              </Card>
            </Card>
          </Card>
        ),
        why: 'Surfaces in surfaces take the width of a phone and mean nothing.',
      },
    },
  ],
  limits: ['One subject and one action for each card', 'Six cards below each other; more is a list'],
  states: { shown: <Card href="#card">A card that leads somewhere</Card>, on: 'a' },
}
