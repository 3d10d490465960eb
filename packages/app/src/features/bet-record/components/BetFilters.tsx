import type { Schemas } from '@livery/api'
import type { GameCategory } from '@livery/domain/games'
import { Select } from '@livery/ui/select'
import { Row } from '@livery/ui/stack'
import { useIntl } from 'react-intl'

import { categoryMessages } from '#capabilities/games/games.messages.ts'
import { studiosOf, useGameMenu } from '#capabilities/games/menu.ts'
import { overlayMessages } from '#platform/overlays/overlays.messages.ts'

import { betRecordMessages as messages, orderStatusMessages } from '../betRecord.messages.ts'
import type { BetFilter } from '../betRecord.queries.ts'

const ALL = 'all'
const CATEGORIES = [
  'RNG',
  'FISH',
  'LIVE',
  'PVP',
  'SPORTS',
  'ESPORTS',
  'COCKFIGHT',
  'LOTT',
  'ELOTT',
] as const satisfies readonly GameCategory[]
type Category = (typeof CATEGORIES)[number]
const STATUSES = Object.keys(orderStatusMessages) as Schemas['OrderStatus'][]

export interface BetFiltersProps {
  readonly filter: BetFilter
  readonly onChange: (filter: BetFilter) => void
}

/** Filters by kind of game, vendor and state of the bet. */
export function BetFilters({ filter, onChange }: BetFiltersProps) {
  const { formatMessage } = useIntl()
  const vendors = studiosOf(useGameMenu(), undefined)
  const all = { value: ALL, label: formatMessage(messages.all) } as const
  const closeLabel = formatMessage(overlayMessages.close)
  return (
    <Row equal>
      <Select<Category | typeof ALL>
        label={formatMessage(messages.category)}
        options={[
          all,
          ...CATEGORIES.map((value) => ({ value, label: formatMessage(categoryMessages[value]) })),
        ]}
        value={CATEGORIES.find((one) => one === filter.category) ?? ALL}
        onChange={(category) => onChange({ ...filter, category: category === ALL ? undefined : category })}
        closeLabel={closeLabel}
        bare
      />
      <Select<string>
        label={formatMessage(messages.vendor)}
        options={[all, ...vendors.map(({ vendor, name }) => ({ value: vendor, label: name }))]}
        value={filter.vendor ?? ALL}
        onChange={(vendor) => onChange({ ...filter, vendor: vendor === ALL ? undefined : vendor })}
        closeLabel={closeLabel}
        bare
      />
      <Select<Schemas['OrderStatus'] | typeof ALL>
        label={formatMessage(messages.state)}
        options={[
          all,
          ...STATUSES.map((value) => ({ value, label: formatMessage(orderStatusMessages[value]) })),
        ]}
        value={filter.status ?? ALL}
        onChange={(status) => onChange({ ...filter, status: status === ALL ? undefined : status })}
        closeLabel={closeLabel}
        bare
      />
    </Row>
  )
}
