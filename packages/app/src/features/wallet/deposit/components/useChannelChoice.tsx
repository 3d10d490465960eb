import { isFree } from '@livery/domain/money'
import type { RadioChoice } from '@livery/ui/radio-group'
import { StatusTag } from '@livery/ui/status-tag'
import { useIntl } from 'react-intl'

import { useImageUrl } from '#platform/whitelabel/useImageUrl.ts'

import { depositMessages as messages } from '../deposit.messages.ts'
import type { Channel } from '../deposit.queries.ts'
import { useChannelLabels } from '../useChannelLabels.ts'

/** Channel as a radio option: its bounds, duration and fee. */
export function useChannelChoice(currency: string): (channel: Channel) => RadioChoice<string> {
  const { formatMessage } = useIntl()
  const labels = useChannelLabels(currency)
  const imageUrl = useImageUrl()
  return (channel) => ({
    value: channel.id,
    label: channel.name,
    // A number and its unit stay in one line, and no line begins with the point.
    detail: `${labels.range(channel)}\u00A0· ${labels.arrival(channel).replaceAll(' ', '\u00A0')}`,
    picture: channel.iconUrl === undefined ? undefined : imageUrl(channel.iconUrl),
    aside: channel.open ? (
      <StatusTag tone={isFree(channel) ? 'success' : 'neutral'} label={labels.fee(channel)} />
    ) : (
      <StatusTag label={formatMessage(messages.closed)} />
    ),
    disabled: !channel.open,
  })
}
