import { Section } from '@livery/ui/section'
import { Stack } from '@livery/ui/stack'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'

import { useGateway } from '#platform/boot/ServicesContext.ts'

import { marketingMessages as messages } from '../marketing.messages.ts'
import { marketingQuery } from '../marketing.queries.ts'
import { MarketingChoices } from './MarketingChoices.tsx'

/** Section of the security page in which consent to marketing is given and withdrawn. */
export function MarketingSection() {
  const { formatMessage } = useIntl()
  const { data } = useQuery(marketingQuery(useGateway()))
  if (!data) return null
  return (
    <Section title={formatMessage(messages.title)}>
      <Stack gap="x3" gutter>
        <MarketingChoices given={data.consents} />
      </Stack>
    </Section>
  )
}
