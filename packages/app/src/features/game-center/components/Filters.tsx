import { clickMembersFilter } from '@livery/domain/access'
import { formatMoney } from '@livery/i18n'
import { Chip } from '@livery/ui/chip'
import { IconFavourite, IconHot, IconRecent, type IconType } from '@livery/ui/icon'
import { useAtomValue } from 'jotai'
import { useIntl } from 'react-intl'

import { stripGroup } from '#capabilities/games/strip.css.ts'
import { useSession, useTenant } from '#platform/boot/ServicesContext.ts'
import { languageAtom } from '#platform/language/language.ts'
import { useClickDecision } from '#platform/routing/useClickDecision.ts'

import * as css from '../gameCenter.css.ts'
import { centerMessages as messages, filterMessages } from '../gameCenter.messages.ts'
import { leastStake, type CenterFilter, type CenterSettings } from '../gameCenter.ts'

const SHELVES = ['hot', 'recent', 'fav'] as const
const ICONS: Readonly<Record<(typeof SHELVES)[number], IconType>> = {
  hot: IconHot,
  recent: IconRecent,
  fav: IconFavourite,
}

export interface FiltersProps {
  readonly settings: CenterSettings
  readonly value: CenterFilter
  readonly onChange: (value: CenterFilter) => void
  /** True to show all of them at once, in as many lines as it takes. */
  readonly wraps?: boolean
}

/** Hot, recent, favourite, and for slots the smallest stake and the lines. A second tap takes a filter back. */
export function Filters({ settings, value, onChange, wraps = false }: FiltersProps) {
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
  // Stake and line filters apply to the catalogue alone; the shelves do not support them.
  const narrow = (part: Pick<CenterFilter, 'minBet'> | Pick<CenterFilter, 'minLine'>): void =>
    onChange({ ...value, filter: 'all', ...part })

  // A round sum has no zeros behind the point; a sum of half a dinar keeps its decimals.
  const money = (amount: string): string =>
    formatMoney(tag, amount, currency, amount.includes('.') ? {} : { decimals: 0 })

  return (
    <fieldset aria-label={formatMessage(messages.filters)} className={wraps ? css.lines : stripGroup}>
      {SHELVES.map((id) => (
        <Chip
          key={id}
          label={formatMessage(filterMessages[id])}
          icon={ICONS[id]}
          pressed={value.filter === id}
          onPress={() => choose(id)}
        />
      ))}
      {settings.stakeFilters && (
        <>
          <Chip
            label={formatMessage(messages.minBet, { amount: money(leastStake(currency)) })}
            pressed={value.minBet}
            onPress={() => narrow({ minBet: !value.minBet })}
          />
          <Chip
            label={formatMessage(messages.minLine)}
            pressed={value.minLine}
            onPress={() => narrow({ minLine: !value.minLine })}
          />
        </>
      )}
    </fieldset>
  )
}
