import { isFree } from '@livery/domain'
import type { RadioChoice } from '@livery/ui/radio-group'
import { StatusTag } from '@livery/ui/status-tag'
import { useIntl } from 'react-intl'

import { useImageUrl } from '../../../../shell/whitelabel/index.ts'
import { depositMessages as messages } from '../deposit.messages.ts'
import type { Channel } from '../deposit.queries.ts'
import { useChannelWords } from '../useChannelWords.ts'

/** A way to pay as one of a choice: what it takes, how long, and what it costs. */
export function useChannelChoice(currency: string): (channel: Channel) => RadioChoice<string> {
  const { formatMessage } = useIntl()
  const words = useChannelWords(currency)
  const imageUrl = useImageUrl()
  return (channel) => ({
    value: channel.id,
    label: channel.name,
    // A number and its unit stay in one line.
    detail: `${words.range(channel)} · ${words.arrival(channel).replaceAll(' ', '\u00A0')}`,
    picture: channel.iconUrl === undefined ? undefined : imageUrl(channel.iconUrl),
    aside: channel.open ? (
      <StatusTag tone={isFree(channel) ? 'success' : 'neutral'} label={words.fee(channel)} />
    ) : (
      <StatusTag label={formatMessage(messages.closed)} />
    ),
    disabled: !channel.open,
  })
}
