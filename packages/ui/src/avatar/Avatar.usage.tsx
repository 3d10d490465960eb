import type { Usage } from '../../testing/usage.ts'
import { Row } from '../stack/index.ts'
import { Text } from '../text/index.ts'
import { Avatar } from './Avatar.tsx'

export const usage: Usage = {
  when: ['A member beside the name, as picture or initial'],
  whenNot: ['A game or a studio: use `Image`', 'The brand: use `Logo`'],
  anatomy: {
    shown: (
      <Row gap="x3">
        <Avatar name="Mai" />
        <Text>Mai</Text>
      </Row>
    ),
    parts: [
      {
        name: 'Avatar',
        at: ':scope > * > :first-child',
        role: 'Picture or initial; never read, as the name follows.',
      },
      { name: 'Name', at: 'p', role: 'Always beside it.' },
    ],
  },
  pairs: [
    {
      good: {
        shown: (
          <Row gap="x3">
            <Avatar name="Mai" />
            <Text>Mai</Text>
          </Row>
        ),
        why: 'The name says who it is, the avatar finds it.',
      },
      bad: {
        shown: (
          <Row gap="x3">
            <Avatar name="M" />
            <Avatar name="M" />
            <Avatar name="M" />
          </Row>
        ),
        why: 'Three initials without names are three riddles.',
      },
    },
  ],
  limits: ['One letter of any script', 'One on a row'],
}
