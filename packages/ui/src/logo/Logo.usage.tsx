import { sampleArt } from '../../testing/samples.ts'
import type { Usage } from '../../testing/usage.ts'
import { AppHeader } from '../app-header/index.ts'
import { Row } from '../stack/index.ts'
import { Text } from '../text/index.ts'
import { Logo } from './Logo.tsx'

const logo = <Logo src={sampleArt(2, [160, 44])} theme="dark" name="Brand" href="#home" />

export const usage: Usage = {
  when: ['The brand, once at the top of a page'],
  whenNot: ['A second time on the same page', 'A studio or a vendor: use `Image`', 'A person: use `Avatar`'],
  anatomy: {
    shown: logo,
    parts: [
      {
        name: 'Picture',
        at: 'img',
        role: 'The brand’s own file, one for each theme where it needs two; never coloured by code.',
      },
      { name: 'Way home', at: 'a', role: 'Optional: a tap leads home.' },
    ],
  },
  pairs: [
    {
      good: { shown: <AppHeader logo={logo} />, why: 'Once, at its place in the bar, with air around it.' },
      bad: {
        shown: (
          <Row gap="x2">
            {logo}
            <Text weight="bold">Brand</Text>
            {logo}
          </Row>
        ),
        why: 'The name three times in a row: a logo already says it.',
      },
    },
  ],
  limits: [
    'Height: that of the bar; width up to four times its height',
    'Name: as the brand writes itself',
    'One on a page',
  ],
  states: { shown: logo, on: 'a' },
}
