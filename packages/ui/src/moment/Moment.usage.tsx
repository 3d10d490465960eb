import { nothing } from '../../testing/samples.ts'
import type { Usage } from '../../testing/usage.ts'
import { TextLink } from '../text-link/index.ts'
import { DepositMoment } from './DepositMoment.tsx'
import type { MomentProps } from './MomentStage.tsx'
import { WinMoment } from './WinMoment.tsx'

const win: MomentProps = {
  title: 'You won',
  subject: '€1,240.00',
  detail: 'Draw 20261120-144',
  closeLabel: 'Close',
  onClose: nothing,
}

export const usage: Usage = {
  covers: true,
  when: ['A win above its stake, a new level, a first deposit: once, when it has happened'],
  whenNot: [
    'A stake, a loss, or a return of at most the stake: they are never celebrated',
    'At a limit or in a time-out: nothing celebrates play there',
    'A saved setting or a sent form: use `Toast`',
  ],
  anatomy: {
    shown: <WinMoment {...win} action={<TextLink href="#records">See the bet</TextLink>} />,
    parts: [
      {
        name: 'Card',
        at: '[data-hero]',
        role: 'At the top of the page, which stays usable; leaves by itself.',
      },
      {
        name: 'Emblem',
        at: '[data-hero] > span:first-child',
        role: 'Moves once, in the brand’s character; still under reduced motion.',
      },
      {
        name: 'Subject',
        at: '[data-hero] > span:nth-child(2)',
        role: 'The sum or the level, exact; read aloud.',
      },
      { name: 'Close', at: 'button', role: 'Always there.' },
      { name: 'Action', at: 'a', role: 'Optional: leads on to what it is about, never to another stake.' },
    ],
  },
  pairs: [
    {
      good: {
        shown: (
          <DepositMoment
            {...win}
            title="Your first deposit"
            subject="€50.00"
            detail="You can set limits at any time"
            action={<TextLink href="#limits">Set your limits</TextLink>}
          />
        ),
        why: 'A welcome that leads to limits, not to a stake.',
      },
      bad: {
        shown: (
          <WinMoment
            {...win}
            title="So close! Nearly a win"
            subject="€0.80 back"
            detail="You staked €1.00"
            action={<TextLink href="#again">Bet again</TextLink>}
          />
        ),
        why: 'A loss dressed as a win, and a push to stake again: both are banned.',
      },
    },
  ],
  limits: [
    'Title: up to three words',
    'Subject: a sum or a level, on one line',
    'Detail: one line of small text',
  ],
}
