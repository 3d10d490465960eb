import { defineMessage, defineMessages } from 'react-intl'

export const linkMessages = {
  ...defineMessages({
    qr: {
      id: 'referral.qr',
      defaultMessage: 'QR code of your link',
      description: 'Name of a QR code for screen readers',
    },
    share: { id: 'referral.share', defaultMessage: 'Share', description: 'Opens the device’s share sheet' },
  }),
  shared: defineMessage<{ readonly brand: string }>({
    id: 'referral.shared',
    defaultMessage: 'Join me at {brand}',
    description: 'What a friend reads above a shared link; {brand} is the site’s name',
  }),
}
