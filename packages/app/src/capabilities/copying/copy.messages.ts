import { defineMessage, defineMessages } from 'react-intl'

/** Texts of copying to the clipboard. */
export const copyMessages = {
  ...defineMessages({
    link: { id: 'copy.link', defaultMessage: 'Copy the link', description: 'Button beside a link' },
    copied: { id: 'copy.copied', defaultMessage: 'Copied', description: 'It is in the clipboard' },
    refused: {
      id: 'copy.refused',
      defaultMessage: 'Press and hold the text to copy it',
      description: 'Shown where the browser does not let a page copy',
    },
  }),
  order: defineMessage<{ readonly number: string }>({
    id: 'copy.order',
    defaultMessage: 'Copy order number {number}',
    description: 'Button beside an order number, for screen readers',
  }),
}
