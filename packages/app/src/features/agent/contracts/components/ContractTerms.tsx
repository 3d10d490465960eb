import type { Schemas } from '@livery/api'
import { formatMoment, formatMoney } from '@livery/i18n'
import { DataTable } from '@livery/ui/data-table'
import { Stack } from '@livery/ui/stack'
import { Text } from '@livery/ui/text'
import { useAtomValue } from 'jotai'
import { useIntl } from 'react-intl'

import { languageAtom } from '#platform/language/language.ts'

import { useRateLabel } from '../../useRateLabel.ts'
import * as css from '../agentContracts.css.ts'
import { agentContractsMessages as messages, contractPeriodMessages } from '../agentContracts.messages.ts'

export interface ContractTermsProps {
  readonly contract: Schemas['Contract']
}

/** Terms of a contract: the offering agent, interval, duration, and the rate for each range of the team's figures. */
export function ContractTerms({ contract }: ContractTermsProps) {
  const { formatMessage, formatNumber, locale } = useIntl()
  const language = useAtomValue(languageAtom)
  const rateLabel = useRateLabel()
  const day = (moment: string): string => (language ? formatMoment(language, moment, 'date') : moment)
  const { from, period, startsAt, endsAt, answeredAt, kind, tiers, currency } = contract
  const facts = [
    { label: messages.from, value: from },
    { label: messages.pays, value: formatMessage(contractPeriodMessages[period]) },
    {
      label: messages.runs,
      value:
        endsAt === undefined
          ? formatMessage(messages.since, { from: day(startsAt) })
          : formatMessage(messages.until, { from: day(startsAt), to: day(endsAt) }),
    },
    ...(answeredAt === undefined ? [] : [{ label: messages.answeredAt, value: day(answeredAt) }]),
  ]
  return (
    <Stack gap="x3">
      <dl className={css.facts}>
        {facts.map(({ label, value }) => (
          <div key={label.id} className={css.fact}>
            <Text as="dt" size="small" tone="secondary">
              {formatMessage(label)}
            </Text>
            <Text as="dd" size="small" weight="medium" numeric>
              {value}
            </Text>
          </div>
        ))}
      </dl>
      <DataTable
        caption={formatMessage(messages.tiers)}
        captionHidden
        columns={[
          { id: 'from', label: formatMessage(kind === 'dividend' ? messages.loss : messages.turnover) },
          { id: 'active', label: formatMessage(messages.active), numeric: true },
          { id: 'rate', label: formatMessage(messages.rate), numeric: true },
        ]}
        rows={tiers.map((tier) => ({
          id: tier.from,
          cells: [
            formatMoney(locale, tier.from, currency),
            formatNumber(tier.activeMembers),
            rateLabel(tier.rate),
          ],
        }))}
      />
    </Stack>
  )
}
