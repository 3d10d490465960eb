import {
  consents,
  MARKETING_CHANNELS,
  marketingProducts,
  type MarketingConsent,
} from '@livery/domain/jurisdiction'
import { Card } from '@livery/ui/card'
import { Checkbox } from '@livery/ui/checkbox'
import { Section } from '@livery/ui/section'
import { Stack } from '@livery/ui/stack'
import { Text } from '@livery/ui/text'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'

import { useGateway, useTenant } from '#platform/boot/ServicesContext.ts'

import { channelMessages, marketingMessages as messages, productMessages } from '../marketing.messages.ts'
import { marketingQuery, useChangeMarketing } from '../marketing.queries.ts'

/** Consent to marketing, by product and channel; nothing is ticked until the member does so (S-gaming-15). */
export function MarketingSection() {
  const { formatMessage } = useIntl()
  const { games } = useTenant()
  const { data } = useQuery(marketingQuery(useGateway()))
  const change = useChangeMarketing()
  if (!data) return null
  const given: readonly MarketingConsent[] = data.consents
  return (
    <Section title={formatMessage(messages.title)}>
      <Stack gap="x3" gutter>
        <Text size="small" tone="secondary">
          {formatMessage(messages.intro)}
        </Text>
        {marketingProducts(games.categories).map((product) => (
          <Card key={product}>
            <Stack gap="x2" as="section" label={formatMessage(productMessages[product])}>
              <Text weight="medium">{formatMessage(productMessages[product])}</Text>
              {MARKETING_CHANNELS.map((channel) => (
                <Checkbox
                  key={channel}
                  label={formatMessage(channelMessages[channel])}
                  checked={consents(given, { product, channel })}
                  onChange={(agrees) => change.mutate({ consent: { product, channel }, agrees })}
                />
              ))}
            </Stack>
          </Card>
        ))}
      </Stack>
    </Section>
  )
}
