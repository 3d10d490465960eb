import { defineMessage } from 'react-intl'

/** Character counter of a text field. */
export const counterMessages = {
  used: defineMessage<{ readonly count: number; readonly maximum: number }>({
    id: 'form.counter',
    defaultMessage: '{count, number}/{maximum, number}',
    description: 'How many characters of how many are written',
  }),
  left: defineMessage<{ readonly left: number }>({
    id: 'form.counterLeft',
    defaultMessage:
      '{left, plural, =0 {No characters left} one {# character left} other {# characters left}}',
    description: 'Said to screen readers while the message is written',
  }),
}
