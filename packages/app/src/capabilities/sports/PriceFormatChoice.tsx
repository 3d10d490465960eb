import { PRICE_FORMATS } from '@livery/domain/sports'
import { SegmentedChoice } from '@livery/ui/segmented-tabs'
import { Stack } from '@livery/ui/stack'
import { Text } from '@livery/ui/text'
import { useIntl } from 'react-intl'

import { formatMessages, sportsMessages as messages } from './sports.messages.ts'
import { usePriceFormat } from './usePriceFormat.ts'

/** Setting of the notation of prices, effective at once. */
export function PriceFormatChoice() {
  const { formatMessage } = useIntl()
  const [format, choose] = usePriceFormat()
  return (
    <Stack gap="x2" gutter>
      <Text size="small" tone="secondary">
        {formatMessage(messages.format)}
      </Text>
      <SegmentedChoice
        label={formatMessage(messages.format)}
        choices={PRICE_FORMATS.map((id) => ({ id, label: formatMessage(formatMessages[id]) }))}
        selected={format}
        onSelect={choose}
      />
    </Stack>
  )
}
