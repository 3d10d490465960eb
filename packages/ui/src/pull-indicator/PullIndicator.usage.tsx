import type { Usage } from '../../testing/usage.ts'
import { Card } from '../card/index.ts'
import { Stack } from '../stack/index.ts'
import { TextField } from '../text-field/index.ts'
import { PULLED, PullIndicator } from './PullIndicator.tsx'

/** As far as a finger pulls it before it refreshes. */
const pull = (element: HTMLSpanElement | null): void => element?.style.setProperty(PULLED, '1')

export const usage: Usage = {
  covers: true,
  when: ['A page whose lists change while the player looks, refreshed by pulling it down from its top'],
  whenNot: [
    'A form: what is typed must not be lost by a pull',
    'A part of a page: give it a refresh button, as `Balance` has',
    'Waiting inside a control: use `Spinner`',
  ],
  anatomy: {
    shown: <PullIndicator ref={pull} state="pulled" status="Updating" />,
    parts: [
      {
        name: 'Disc',
        at: '[data-state]',
        role: 'Follows the finger from under the header; the page does not move.',
      },
      {
        name: 'Sign',
        at: '[data-state] > *',
        role: 'Turns as far as it is pulled; then the brand’s loader.',
      },
    ],
  },
  pairs: [
    {
      good: {
        shown: (
          <>
            <PullIndicator ref={pull} state="busy" status="Updating" />
            <Stack gutter>
              <Card>Draw 144</Card>
              <Card>Draw 143</Card>
            </Stack>
          </>
        ),
        why: 'The list stays in sight while the new one comes.',
      },
      bad: {
        shown: (
          <>
            <PullIndicator ref={pull} state="busy" status="Updating" />
            <Stack gutter>
              <TextField label="Name" value="Mai" onChange={() => undefined} />
            </Stack>
          </>
        ),
        why: 'A form has nothing newer to show, and half a name to lose.',
      },
    },
  ],
  limits: ['Status: one short sentence; only screen readers have it'],
}
