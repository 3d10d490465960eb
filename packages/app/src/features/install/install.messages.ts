import { defineMessage, defineMessages } from 'react-intl'

export const installMessages = {
  ...defineMessages({
    detail: {
      id: 'install.detail',
      defaultMessage: 'Faster from your home screen',
      description: 'One line in the download bar',
    },
    download: {
      id: 'install.download',
      defaultMessage: 'Download',
      description: 'Button of the download bar',
    },
    close: {
      id: 'install.close',
      defaultMessage: 'Close the download bar',
      description: 'Cross of the download bar; it does not come back',
    },
  }),
  rating: defineMessage<{ readonly rating: string }>({
    id: 'install.rating',
    defaultMessage: 'Rated {rating} of 5',
    description: 'The stars of the download bar, for screen readers',
  }),
}
