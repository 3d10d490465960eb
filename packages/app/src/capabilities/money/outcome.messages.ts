import { defineMessage } from 'react-intl'

/** Texts for a call that moves money and got no answer. */
export const outcomeMessages = {
  unknown: defineMessage<{ readonly place: string }>({
    id: 'moneyOutcome.unknown',
    defaultMessage:
      'We didn’t get a reply, so it may have gone through. Check {place}, or try again: you won’t be charged twice.',
    description:
      'After a deposit, withdrawal, transfer, claim or bet without an answer; the place is a page of records, by its title',
  }),
  left: defineMessage<{ readonly place: string }>({
    id: 'moneyOutcome.left',
    defaultMessage: 'You left before we got a reply, so it may have gone through. Check {place}.',
    description:
      'After the player closed the sheet or left the page while a deposit, withdrawal, claim or bet was on its way; the place is a page, by its title',
  }),
}
