import type { Usage } from '../../testing/usage.ts'
import { IconVip } from '../icon/icons.ts'
import { StatusTag } from '../status-tag/StatusTag.tsx'
import { Heading, Text } from '../text/index.ts'
import { MembershipCard } from './MembershipCard.tsx'

const card = (level: string, name: string) => (
  <MembershipCard issuer="Grand Club" mark={<StatusTag label={level} tone="brand" icon={IconVip} />}>
    <div>
      <Text size="small" tone="secondary">
        Member
      </Text>
      <Heading level={2}>{name}</Heading>
    </div>
  </MembershipCard>
)

export const usage: Usage = {
  when: ['Membership as a thing that is held: level, name, balance'],
  whenNot: ['A bank card: use `ListRow`', 'A surface that groups content: use `Card`'],
  anatomy: {
    shown: card('Gold', 'Mai'),
    parts: [
      { name: 'Issuer', at: '[data-hero] > div > span', role: 'The brand’s name, in its own face.' },
      { name: 'Mark', at: '[data-hero] > div > :last-child', role: 'The level: a badge or a button.' },
      { name: 'Bearer', at: '[data-hero] > :last-child', role: 'What the card says, down to its foot.' },
    ],
  },
  pairs: [
    {
      good: { shown: card('Gold', 'Mai'), why: 'A few words and much ground, as a card that is carried.' },
      bad: {
        shown: card('Only €18,800 to Platinum!', 'Play now and rise'),
        why: 'A card says who holds it; it does not urge anybody to stake.',
      },
    },
  ],
  limits: ['Issuer: 24 characters', 'Three lines of content', 'One on a screen'],
}
