import { defineMessage, type MessageDescriptor, type TypedMessageDescriptor } from 'react-intl'

import type { AgreementFacts } from './userAgreement.messages.ts'

/** Section of the agreement. */
export interface AgreementSection {
  /** Anchor of the section in the page's address. */
  readonly id: string
  readonly title: MessageDescriptor
  readonly text: TypedMessageDescriptor<AgreementFacts>
}

/** Sections of the agreement in reading order. A brand rewrites a section by overriding its messages. */
export const AGREEMENT_SECTIONS: readonly AgreementSection[] = [
  {
    id: 'eligibility',
    title: defineMessage({
      id: 'userAgreement.eligibility.title',
      defaultMessage: 'Who may play',
      description: 'Heading in the user agreement',
    }),
    text: defineMessage<AgreementFacts>({
      id: 'userAgreement.eligibility.text',
      defaultMessage:
        '{brand} is for people aged {age, number} or over who play for themselves, with their own money, where the law allows it. We may ask for proof of your age, identity and address at any time.',
      description: 'Legal text of the user agreement; a brand words its own, approved by its counsel',
    }),
  },
  {
    id: 'account',
    title: defineMessage({
      id: 'userAgreement.account.title',
      defaultMessage: 'Your account',
      description: 'Heading in the user agreement',
    }),
    text: defineMessage<AgreementFacts>({
      id: 'userAgreement.account.text',
      defaultMessage:
        'One account per person, in your own name and with true details. Keep your passwords to yourself, and tell us at once if you think someone else knows them.',
      description: 'Legal text of the user agreement; a brand words its own, approved by its counsel',
    }),
  },
  {
    id: 'money',
    title: defineMessage({
      id: 'userAgreement.money.title',
      defaultMessage: 'Deposits and withdrawals',
      description: 'Heading in the user agreement',
    }),
    text: defineMessage<AgreementFacts>({
      id: 'userAgreement.money.text',
      defaultMessage:
        'Use only payment methods that are your own. Before a withdrawal we may check who you are and where the money comes from. Limits and fees are shown before you confirm.',
      description: 'Legal text of the user agreement; a brand words its own, approved by its counsel',
    }),
  },
  {
    id: 'bonuses',
    title: defineMessage({
      id: 'userAgreement.bonuses.title',
      defaultMessage: 'Bonuses',
      description: 'Heading in the user agreement',
    }),
    text: defineMessage<AgreementFacts>({
      id: 'userAgreement.bonuses.text',
      defaultMessage:
        'Each bonus has its own terms: who can have it, how long it lasts and how much you have to bet before you can withdraw. Read them first; you can always play without a bonus.',
      description: 'Legal text of the user agreement; a brand words its own, approved by its counsel',
    }),
  },
  {
    id: 'fairPlay',
    title: defineMessage({
      id: 'userAgreement.fairPlay.title',
      defaultMessage: 'Fair play',
      description: 'Heading in the user agreement',
    }),
    text: defineMessage<AgreementFacts>({
      id: 'userAgreement.fairPlay.text',
      defaultMessage:
        'Results come from the games themselves, and nobody can change them afterwards. Bots, collusion and exploiting faults are forbidden. A bet affected by a fault may be voided; its stake is then returned.',
      description: 'Legal text of the user agreement; a brand words its own, approved by its counsel',
    }),
  },
  {
    id: 'saferPlay',
    title: defineMessage({
      id: 'userAgreement.saferPlay.title',
      defaultMessage: 'Responsible gaming',
      description: 'Heading in the user agreement',
    }),
    text: defineMessage<AgreementFacts>({
      id: 'userAgreement.saferPlay.text',
      defaultMessage:
        'Playing should stay fun. You can set limits, see what you spend, take a time-out or exclude yourself any time.',
      description: 'Legal text of the user agreement; a brand words its own, approved by its counsel',
    }),
  },
  {
    id: 'privacy',
    title: defineMessage({
      id: 'userAgreement.privacy.title',
      defaultMessage: 'Privacy',
      description: 'Heading in the user agreement',
    }),
    text: defineMessage<AgreementFacts>({
      id: 'userAgreement.privacy.text',
      defaultMessage:
        'We use your details to run your account, to comply with the law and to prevent fraud, and for no longer than that takes. You can ask what we hold about you and have mistakes corrected.',
      description: 'Legal text of the user agreement; a brand words its own, approved by its counsel',
    }),
  },
  {
    id: 'complaints',
    title: defineMessage({
      id: 'userAgreement.complaints.title',
      defaultMessage: 'Complaints and changes',
      description: 'Heading in the user agreement',
    }),
    text: defineMessage<AgreementFacts>({
      id: 'userAgreement.complaints.text',
      defaultMessage:
        'Tell customer service first when something is wrong. If our answer doesn’t settle it, the regulator named above can tell you who decides. We’ll tell you about changes to these terms before they apply.',
      description: 'Legal text of the user agreement; a brand words its own, approved by its counsel',
    }),
  },
]
