import type { Usage } from '../../testing/usage.ts'
import { Card } from '../card/index.ts'
import { TwoPanes } from './TwoPanes.tsx'

export const usage: Usage = {
  covers: 'wide',
  when: ['A list beside what is open of it, or filters beside results'],
  whenNot: ['Two things that are read one after the other: use `Stack`', 'A task for a moment: use `Sheet`'],
  anatomy: {
    shown: (
      <TwoPanes kind="list" side={<Card>Letters</Card>}>
        <Card>The letter that is open</Card>
      </TwoPanes>
    ),
    parts: [
      {
        name: 'Side',
        at: ':scope > div > div:first-child',
        role: 'A list, filters or a slip; stays in sight in a wide window.',
      },
      {
        name: 'Page',
        at: ':scope > div > div:last-child',
        role: 'What is chosen; on a phone both follow each other.',
      },
    ],
  },
  pairs: [
    {
      good: {
        shown: (
          <TwoPanes kind="slip" side={<Card>Bet slip</Card>}>
            <Card>Numbers to pick from</Card>
          </TwoPanes>
        ),
        why: 'Each pane changes with the other: a number that is picked stands on the slip.',
      },
      bad: {
        shown: (
          <TwoPanes kind="list" side={<Card>Step 1: your name</Card>}>
            <Card>Step 2: your bank</Card>
          </TwoPanes>
        ),
        why: 'Steps come one after the other: beside each other nobody knows where to begin.',
      },
    },
  ],
  limits: ['Two panes', 'Side: what 320 px hold', 'From 768 px; below it the parts follow each other'],
}
