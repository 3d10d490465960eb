import { clickMembersFilter } from '@livery/domain'
import { formatMoney } from '@livery/i18n'
import { Chip } from '@livery/ui/chip'
import { IconFavourite, IconHot, IconRecent, type IconType } from '@livery/ui/icon'
import { useAtomValue } from 'jotai'
import { useIntl } from 'react-intl'

import { useSession, useTenant } from '../../../shell/boot/index.ts'
import { useClickDecision } from '../../../shell/frame/useClickDecision.ts'
import { strip, stripEntry } from '../../../shell/games/strip.css.ts'
import { languageAtom } from '../../../shell/language/index.ts'
import { leastStake, type CentreFilter, type CentreSettings } from '../centre.ts'
import { centreMessages as messages, filterMessages } from '../gameCenter.messages.ts'

const SHELVES = ['hot', 'recent', 'fav'] as const
const ICONS: Readonly<Record<(typeof SHELVES)[number], IconType>> = {
  hot: IconHot,
  recent: IconRecent,
  fav: IconFavourite,
}

export interface FiltersProps {
  readonly settings: CentreSettings
  readonly value: CentreFilter
  readonly onChange: (value: CentreFilter) => void
}

/** Hot, recent, favourite, and for slots the smallest stake and the lines. A second tap takes a filter back. */
export function Filters({ settings, value, onChange }: FiltersProps) {
  const { formatMessage } = useIntl()
  const { currency } = useTenant()
  const session = useSession() ?? null
  const decide = useClickDecision()
  const tag = useAtomValue(languageAtom)?.tag ?? 'en'

  function choose(filter: (typeof SHELVES)[number]): void {
    const next = {
      ...value,
      filter: value.filter === filter ? 'all' : filter,
      minBet: false,
      minLine: false,
    } as const
    if (filter === 'hot') onChange(next)
    else decide(clickMembersFilter(session), () => onChange(next))
  }
  // Stakes and lines are asked of the catalogue; the shelves know neither.
  const narrow = (part: Pick<CentreFilter, 'minBet'> | Pick<CentreFilter, 'minLine'>): void =>
    onChange({ ...value, filter: 'all', ...part })

  // A round sum needs no zeros behind the point; where the sum is half a dinar, its decimals are what it is.
  const money = (amount: string): string =>
    formatMoney(tag, amount, currency, amount.includes('.') ? {} : { decimals: 0 })

  return (
    <fieldset aria-label={formatMessage(messages.filters)} className={strip}>
      {SHELVES.map((id) => (
        <span key={id} className={stripEntry}>
          <Chip
            label={formatMessage(filterMessages[id])}
            icon={ICONS[id]}
            pressed={value.filter === id}
            onPress={() => choose(id)}
          />
        </span>
      ))}
      {settings.stakeFilters && (
        <>
          <span className={stripEntry}>
            <Chip
              label={formatMessage(messages.minBet, { amount: money(leastStake(currency)) })}
              pressed={value.minBet}
              onPress={() => narrow({ minBet: !value.minBet })}
            />
          </span>
          <span className={stripEntry}>
            <Chip
              label={formatMessage(messages.minLine)}
              pressed={value.minLine}
              onPress={() => narrow({ minLine: !value.minLine })}
            />
          </span>
        </>
      )}
    </fieldset>
  )
}
