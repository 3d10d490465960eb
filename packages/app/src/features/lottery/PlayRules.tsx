import type { Schemas } from '@livery/api'
import { formatMoney } from '@livery/i18n'
import { Card } from '@livery/ui/card'
import { List, ListRow } from '@livery/ui/list-row'
import { useIntl } from 'react-intl'

import { lotteryMessages as messages } from '#capabilities/lottery/lottery.messages.ts'

/** Rules of every bet type: description, odds and stake limits. */
export function PlayRules({ plays }: { readonly plays: readonly Schemas['LotteryPlay'][] }) {
  const { formatMessage, locale } = useIntl()
  return (
    <Card padding="none">
      <List label={formatMessage(messages.rules)}>
        {plays.map(({ playId, label, rule, odds, minimumStake, maximumStake, currency }) => (
          <ListRow
            key={playId}
            label={label}
            detail={`${rule} ${formatMessage(messages.limits, {
              least: formatMoney(locale, minimumStake, currency),
              most: formatMoney(locale, maximumStake, currency),
            })}`}
            value={formatMessage(messages.pays, { odds })}
          />
        ))}
      </List>
    </Card>
  )
}
