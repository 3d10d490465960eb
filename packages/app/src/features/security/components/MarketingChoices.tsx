import {
  consents,
  MARKETING_CHANNELS,
  marketingProducts,
  type MarketingConsent,
} from '@livery/domain/jurisdiction'
import { Card } from '@livery/ui/card'
import { Checkbox } from '@livery/ui/checkbox'
import { Stack } from '@livery/ui/stack'
import { Text } from '@livery/ui/text'
import { useIntl } from 'react-intl'

import { useTenant } from '#platform/boot/ServicesContext.ts'

import { channelMessages, marketingMessages as messages, productMessages } from '../marketing.messages.ts'
import { useChangeMarketing } from '../marketing.queries.ts'

/** Consents to marketing by product and channel; each is sent as it is ticked (S-gaming-15). */
export function MarketingChoices({ given }: { readonly given: readonly MarketingConsent[] }) {
  const { formatMessage } = useIntl()
  const { games } = useTenant()
  const change = useChangeMarketing()
  return (
    <>
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
    </>
  )
}
