import type { Usage } from '../../testing/usage.ts'
import { Text } from '../text/index.ts'
import { TextLink } from './TextLink.tsx'

export const usage: Usage = {
  when: ['A way to another page, in a text or beside it'],
  whenNot: ['An action: use `Button`, or `TextButton` inside a sentence', 'A list of pages: use `ListRow`'],
  anatomy: {
    shown: (
      <TextLink href="#rules" arrow>
        Rules of this offer
      </TextLink>
    ),
    parts: [
      { name: 'Text', at: 'a', role: 'Names the place; underlined inside a sentence.' },
      { name: 'Arrow', at: 'svg', role: 'Optional, beside a heading; mirrored from right to left.' },
    ],
  },
  pairs: [
    {
      good: {
        shown: (
          <Text>
            Read the{' '}
            <TextLink href="#terms" inline>
              terms of the bonus
            </TextLink>{' '}
            first.
          </Text>
        ),
        why: 'The link makes sense when it is read alone.',
      },
      bad: {
        shown: (
          <Text>
            To read the terms of the bonus,{' '}
            <TextLink href="#terms" inline>
              click here
            </TextLink>
            .
          </Text>
        ),
        why: 'A list of links would read: click here, click here, click here.',
      },
    },
  ],
  limits: ['1 to 5 words', 'One for each sentence'],
  states: { shown: <TextLink href="#rules">Rules of this offer</TextLink>, on: 'a' },
}
