import { nothing } from '../../testing/samples.ts'
import type { Usage } from '../../testing/usage.ts'
import { Button } from '../button/index.ts'
import { Card } from '../card/index.ts'
import { Stack } from '../stack/index.ts'
import { Text } from '../text/index.ts'
import { Sheet } from './Sheet.tsx'

export const usage: Usage = {
  when: ['A short task or a choice beside the page, which stays in sight: share, filter, choose'],
  whenNot: [
    'A question with two answers: use `Dialog`',
    'A task of several steps: give it a page',
    'A second sheet over the first',
  ],
  covers: true,
  anatomy: {
    shown: (
      <Sheet open onClose={nothing} title="Share" closeLabel="Close">
        Content
      </Sheet>
    ),
    parts: [
      { name: 'Sheet', at: 'dialog', role: 'Rises from the lower edge; in a wide window a pane at the end.' },
      { name: 'Title', at: 'h2', role: 'Names the task; it is read when the sheet opens.' },
      {
        name: 'Close',
        at: 'button',
        role: 'Always there, as are Escape, the way back and a tap beside the sheet.',
      },
    ],
  },
  pairs: [
    {
      good: {
        shown: (
          <Card>
            <Stack gap="x3">
              <Text weight="bold">Filter by studio</Text>
              <Button fill onPress={nothing}>
                Show 42 games
              </Button>
            </Stack>
          </Card>
        ),
        why: 'One task, one button at the foot that says what comes.',
      },
      bad: {
        shown: (
          <Card>
            <Stack gap="x3">
              <Text weight="bold">Options</Text>
              <Button fill onPress={nothing}>
                Apply
              </Button>
              <Button fill tone="accent" onPress={nothing}>
                Save
              </Button>
              <Button fill tone="danger" onPress={nothing}>
                Close
              </Button>
            </Stack>
          </Card>
        ),
        why: 'Three ends for one sheet; closing is neither danger nor a button.',
      },
    },
  ],
  limits: [
    'Title: 30 characters, one line',
    'Content: a screen and a half; then it is a page',
    'Two buttons at the foot',
  ],
}
