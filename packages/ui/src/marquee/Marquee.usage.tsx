import type { Usage } from '../../testing/usage.ts'
import { Marquee, type MarqueeProps } from './Marquee.tsx'

const line = (props: Partial<MarqueeProps> = {}) => (
  <Marquee
    label="Announcements"
    items={['Maintenance on Tuesday from 4:00 to 5:00', 'Welcome the new live tables']}
    emptyText="No announcement"
    pauseLabel="Pause the announcements"
    playLabel="Play the announcements"
    href="#notice"
    {...props}
  />
)

export const usage: Usage = {
  when: [
    'Announcements that may be missed',
    'As a pill where the page has no room for a line: the newest, at rest',
  ],
  whenNot: ['Anything that the player must know: use `Banner`, a `Dialog` or the inbox'],
  anatomy: {
    shown: line(),
    parts: [
      { name: 'Horn', at: 'svg', role: 'Marks news; all of the line leads to them.' },
      {
        name: 'Titles',
        at: 'a',
        role: 'Newest first; still under reduced motion, where they are scrolled by hand.',
      },
      { name: 'Pause', at: 'button', role: 'What moves by itself can be stopped.' },
    ],
  },
  pairs: [
    {
      good: { shown: line(), why: 'Two short titles, read in one pass.' },
      bad: {
        shown: line({
          items: [
            'IMPORTANT: your account is blocked from tomorrow unless you send us your documents until 18:00 today',
          ],
        }),
        why: 'Nobody may miss this, and most will: it runs past.',
      },
    },
    {
      good: { shown: line({ look: 'pill' }), why: 'At rest: the newest, and one tap to all.' },
      bad: {
        shown: line({ items: [], emptyText: 'Loading…' }),
        why: 'A line that never fills. Without news, leave it out.',
      },
    },
  ],
  limits: ['Title: 60 characters', 'Up to five titles', 'One on a page'],
  states: { shown: line({ look: 'pill' }), on: 'a', more: { 'no news': line({ items: [] }) } },
}
