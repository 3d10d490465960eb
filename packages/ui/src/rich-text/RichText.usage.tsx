import type { Usage } from '../../testing/usage.ts'
import { RichText } from './RichText.tsx'

export const usage: Usage = {
  when: ['Texts that an operator writes: terms, letters, help'],
  whenNot: [
    'The site’s own texts: they are in the catalogue, use `Text`',
    'Markup that a player typed: nothing shows it',
  ],
  anatomy: {
    shown: <RichText html="<h3>Bring a friend</h3><p>You both start with a <strong>bonus</strong>.</p>" />,
    parts: [
      {
        name: 'Text',
        at: ':scope > *',
        role: 'Cleaned of scripts and styles; headings, lists, tables and links in the brand’s type.',
      },
    ],
  },
  pairs: [
    {
      good: {
        shown: <RichText html="<p>Stake the bonus <strong>ten times</strong> within 30 days.</p>" />,
        why: 'One emphasis, on what counts.',
      },
      bad: {
        shown: <RichText html="<p><strong><em>STAKE</em> <u>THE BONUS</u> TEN TIMES!!!</strong></p>" />,
        why: 'Where everything is loud, nothing is.',
      },
    },
  ],
  limits: [
    'Headings: three levels',
    'Tables: three columns on a phone',
    'Terms: a summary of three lines first',
  ],
}
