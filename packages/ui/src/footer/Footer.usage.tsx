import { nothing } from '../../testing/samples.ts'
import type { Usage } from '../../testing/usage.ts'
import { Button } from '../button/index.ts'
import { Footer, FooterGroup } from './Footer.tsx'

const help = [
  { label: 'Play responsibly', href: '#responsible' },
  { label: 'Terms', href: '#terms' },
  { label: 'Contact', href: '#contact' },
]

export const usage: Usage = {
  when: ['Licence, links and help at the end of a page'],
  whenNot: ['Actions: a footer is read last, or never', 'Places of most visits: use `BottomMenu`'],
  anatomy: {
    shown: (
      <Footer text="Gambling can be addictive. Play responsibly.">
        <FooterGroup title="Help" text="Every day, at any hour" links={help} />
      </Footer>
    ),
    parts: [
      { name: 'Group', at: 'h2', role: 'Names its links; screen readers jump to it.' },
      { name: 'Text', at: 'section p', role: 'Optional: one sentence.' },
      { name: 'Links', at: 'ul', role: 'Pages and addresses; each has the height of a touch.' },
      { name: 'End', at: 'footer > p', role: 'The site in a sentence, or advice on responsible gaming.' },
    ],
  },
  pairs: [
    {
      good: {
        shown: (
          <Footer text="Gambling can be addictive. Play responsibly.">
            <FooterGroup title="Help" links={help} />
          </Footer>
        ),
        why: 'What the law asks for and where help is, quiet and complete.',
      },
      bad: {
        shown: (
          <Footer text="© 2026">
            <Button fill onPress={nothing}>
              Deposit now
            </Button>
            <Button fill tone="accent" onPress={nothing}>
              Invite a friend
            </Button>
          </Footer>
        ),
        why: 'Two loud actions where nobody looks for them, and no way to help.',
      },
    },
  ],
  limits: [
    'Four groups of up to six links',
    'Link: 24 characters',
    'Text: two sentences; the `LicenceBlock` has the legal ones',
  ],
  states: {
    shown: (
      <Footer>
        <FooterGroup title="Help" links={help.slice(0, 2)} />
      </Footer>
    ),
    on: 'a',
  },
}
