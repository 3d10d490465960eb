import { nothing } from '../../testing/samples.ts'
import type { Usage } from '../../testing/usage.ts'
import { Button } from '../button/index.ts'
import { Card } from '../card/index.ts'
import { Row, Stack } from '../stack/index.ts'
import { Text } from '../text/index.ts'
import { Confirm } from './Dialog.tsx'

const asked = (title: string, yes: string, no: string) => (
  <Card>
    <Stack gap="x4">
      <Text weight="bold">{title}</Text>
      <Row wrap>
        <Button onPress={nothing}>{yes}</Button>
        <Button tone="quiet" onPress={nothing}>
          {no}
        </Button>
      </Row>
    </Stack>
  </Card>
)

export const usage: Usage = {
  when: [
    'A question that must be answered before anything else: money moves, something is lost',
    '`Alert` for a statement with one answer, `Confirm` for two',
  ],
  whenNot: [
    'News: use `Toast`',
    'A form or a choice: use `Sheet`',
    'Something that can be undone: do it, and offer the way back',
  ],
  covers: true,
  anatomy: {
    shown: (
      <Confirm
        open
        title="Sign out?"
        message="You will have to log in again."
        confirmLabel="Sign out"
        cancelLabel="Stay"
        onConfirm={nothing}
        onCancel={nothing}
      />
    ),
    parts: [
      { name: 'Dialog', at: 'dialog', role: 'Holds the focus until it is answered.' },
      { name: 'Title', at: 'h2', role: 'The question, which the buttons answer.' },
      { name: 'Answer', at: 'button', role: 'Named by what it does.' },
    ],
  },
  pairs: [
    {
      good: {
        shown: asked('Withdraw €50.00 to card ending 4412?', 'Withdraw', 'Go back'),
        why: 'Sum, way and consequence stand in the question; the buttons answer it.',
      },
      bad: {
        shown: asked('Are you sure?', 'Yes', 'No'),
        why: 'Nobody reads “are you sure”, and yes to what?',
      },
    },
  ],
  limits: ['Title: 60 characters, two lines', 'Message: three lines', 'Two answers'],
}
