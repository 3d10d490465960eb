import type { Usage } from '../../testing/usage.ts'
import { IconHot } from '../icon/index.ts'
import { Text } from '../text/index.ts'
import { Section } from './Section.tsx'

const content = <Text tone="secondary">Games</Text>

export const usage: Usage = {
  when: ['A part of a page that has a name, and often a page of its own with more'],
  whenNot: [
    'The only part of a page: its heading is in the `AppHeader`',
    'A group of rows: a `Card` with a heading is enough',
  ],
  anatomy: {
    shown: (
      <Section title="Hot games" icon={IconHot} more={{ label: 'All', href: '#all' }}>
        {content}
      </Section>
    ),
    parts: [
      { name: 'Heading', at: 'h2', role: 'Names the part; screen readers jump to it.' },
      { name: 'Icon', at: 'svg', role: 'Optional, in all sections of a page or in none.' },
      { name: 'More', at: 'a', role: 'Optional: leads to the whole list.' },
      { name: 'Content', at: 'p', role: 'A row, a grid or a list.' },
    ],
  },
  pairs: [
    {
      good: {
        shown: (
          <Section title="New this week" more={{ label: 'All', href: '#all' }}>
            {content}
          </Section>
        ),
        why: 'A noun, and a link that says how much there is.',
      },
      bad: {
        shown: (
          <Section title="Don’t miss our amazing new games!!!" more={{ label: 'Click here', href: '#all' }}>
            {content}
          </Section>
        ),
        why: 'Shouting, and a link that names no place.',
      },
    },
  ],
  limits: [
    'Heading: 28 characters, one line',
    'Link: one word',
    'Home: as many sections as a thumb scrolls in two strokes before the games begin',
  ],
}
