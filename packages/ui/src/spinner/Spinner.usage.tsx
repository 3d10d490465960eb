import { nothing } from '../../testing/samples.ts'
import type { Usage } from '../../testing/usage.ts'
import { Button } from '../button/index.ts'
import { Row, Stack } from '../stack/index.ts'
import { Text } from '../text/index.ts'
import { Spinner } from './Spinner.tsx'

const check = (
  <Row gap="x3">
    <Spinner />
    <Text>Checking the number…</Text>
  </Row>
)

export const usage: Usage = {
  when: ['Waiting inside a control or a small area, below a second or two'],
  whenNot: [
    'A page or a list: use `Skeleton`, which keeps the places',
    'An end that is known: use `Progress`',
    'A step that stops the page: use `LoadingMessage`',
  ],
  anatomy: {
    shown: check,
    parts: [
      {
        name: 'Ring',
        at: ':scope > * > span',
        role: 'The brand’s silhouette and weight, in the colour of the text; dotted and still under reduced motion.',
      },
      {
        name: 'Text',
        at: 'p',
        role: 'What is going on; without it the ring needs a name for screen readers.',
      },
    ],
  },
  pairs: [
    {
      good: {
        shown: (
          <Button fill busy onPress={nothing}>
            Place bet
          </Button>
        ),
        why: 'One ring where the player has just pressed.',
      },
      bad: {
        shown: (
          <Stack gap="x4">
            <Spinner size="large" />
            <Spinner size="large" />
            <Spinner size="large" />
          </Stack>
        ),
        why: 'A ring for each part of a page: nothing says what comes, and all of it jumps.',
      },
    },
  ],
  limits: ['One in sight', 'Text: 24 characters with an ellipsis', 'After ten seconds say what is wrong'],
}
