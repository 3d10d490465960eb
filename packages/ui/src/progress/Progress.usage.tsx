import type { Usage } from '../../testing/usage.ts'
import { Stack } from '../stack/index.ts'
import { Progress } from './Progress.tsx'

export const usage: Usage = {
  when: ['An end that is known: an upload, a turnover, a level'],
  whenNot: [
    'An end that is not known: use `Spinner`',
    'The levels of a club: use `LevelMeter`',
    'Time that runs: use `Countdown`',
  ],
  anatomy: {
    shown: <Progress label="Turnover" value={1200} max={5000} valueLabel="1,200 of 5,000" />,
    parts: [
      { name: 'Label', at: ':scope > div > div > span', role: 'What advances.' },
      {
        name: 'Value',
        at: ':scope > div > div > span:last-child',
        role: 'Both figures in words; read with the bar.',
      },
      { name: 'Track', at: '[role=progressbar]', role: 'The whole.' },
      {
        name: 'Fill',
        at: '[role=progressbar] > span',
        role: 'The part: brand while it grows, green when done, yellow near a limit.',
      },
    ],
  },
  pairs: [
    {
      good: {
        shown: (
          <Stack gap="x4">
            <Progress label="Turnover" value={5000} max={5000} valueLabel="5,000 of 5,000" tone="success" />
            <Progress
              label="Deposited this week"
              value={180}
              max={200}
              valueLabel="€180 of €200"
              tone="warning"
            />
          </Stack>
        ),
        why: 'Figures beside the bar, and a tone that means something.',
      },
      bad: {
        shown: <Progress label="Loading…" value={90} max={100} valueLabel="90 %" tone="warning" />,
        why: 'A guessed figure that stays at 90, in the colour of a limit.',
      },
    },
  ],
  limits: ['Label: 24 characters', 'Value: two figures; it goes to a second line before it is cut'],
}
