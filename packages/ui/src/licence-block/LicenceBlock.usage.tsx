import type { Usage } from '../../testing/usage.ts'
import { LicenceBlock, type LicenceBlockProps } from './LicenceBlock.tsx'

const block = (props: Partial<LicenceBlockProps> = {}) => (
  <LicenceBlock
    age="18+"
    ageLabel="Players must be 18 or over"
    company="Northern Lights Gaming Limited"
    text="Licensed and regulated by the Malta Gaming Authority, licence MGA/B2C/000/2026."
    links={[
      { label: 'Check this licence', href: '#register', newTab: true },
      { label: 'Play responsibly', href: '#responsible' },
    ]}
    {...props}
  />
)

export const usage: Usage = {
  when: ['Licensee, licence, age and help, where the regulator asks for them'],
  whenNot: [
    'Running play: there it is one line that opens',
    'Other links at the end of a page: use `Footer`',
  ],
  anatomy: {
    shown: block(),
    parts: [
      { name: 'Age', at: '[role=img]', role: 'The brand’s least age, read as a sentence.' },
      {
        name: 'Company',
        at: '[role=img] + span > span:first-child',
        role: 'Who is liable, as it stands in the register.',
      },
      {
        name: 'Licence',
        at: '[role=img] + span > span:nth-child(2)',
        role: 'Authority and number, in the regulator’s words.',
      },
      { name: 'Links', at: 'a', role: 'To the public register and to help.' },
    ],
  },
  pairs: [
    {
      good: {
        shown: block({ size: 'line', company: undefined, text: 'Licence MGA/B2C/000/2026' }),
        why: 'Above games one line: complete when it is opened, quiet until then.',
      },
      bad: {
        shown: block({ age: 'Adults', company: 'Licensed casino', text: 'Fully legal and safe.', links: [] }),
        why: 'Claims in place of facts: no age, no number, nothing to check.',
      },
    },
  ],
  limits: ['Age: 18+ or 21+', 'Text: what the regulator asks for and no more, two lines', 'Three links'],
  states: { shown: block(), on: 'a', more: { 'as a line': block({ size: 'line', company: undefined }) } },
}
