import type { MarketingChannel, MarketingProduct } from '@livery/domain/jurisdiction'
import { defineMessages, type MessageDescriptor } from 'react-intl'

export const marketingMessages = defineMessages({
  title: { id: 'marketing.title', defaultMessage: 'Offers and news', description: 'Heading of a section' },
  intro: {
    id: 'marketing.intro',
    defaultMessage: 'Tick what we may tell you about, and how. You can change this at any time.',
    description: 'Above the choices of products and channels',
  },
})

/** Names of the kinds of product. */
export const productMessages = defineMessages({
  casino: { id: 'marketing.product.casino', defaultMessage: 'Casino', description: 'Kind of product' },
  betting: {
    id: 'marketing.product.betting',
    defaultMessage: 'Sports betting',
    description: 'Kind of product',
  },
  lottery: { id: 'marketing.product.lottery', defaultMessage: 'Lottery', description: 'Kind of product' },
}) satisfies Readonly<Record<MarketingProduct, MessageDescriptor>>

/** Names of the channels. */
export const channelMessages = defineMessages({
  email: { id: 'marketing.channel.email', defaultMessage: 'By e-mail', description: 'Channel' },
  sms: { id: 'marketing.channel.sms', defaultMessage: 'By text message', description: 'Channel' },
  phone: { id: 'marketing.channel.phone', defaultMessage: 'By telephone', description: 'Channel' },
}) satisfies Readonly<Record<MarketingChannel, MessageDescriptor>>
