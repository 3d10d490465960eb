import type { Schemas } from '@livery/api'
import { addMoney, multiplyMoney, toDecimals } from '@livery/domain'
import { formatMoney } from '@livery/i18n'
import { IconJackpot } from '@livery/ui/icon'
import { Section } from '@livery/ui/section'
import { Skeleton } from '@livery/ui/skeleton'
import { Stack } from '@livery/ui/stack'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'

import { useGameContext } from '../../../shell/games/gameContext.ts'
import { useNear } from '../../../shell/lottery/useNear.ts'
import * as css from '../home.css.ts'
import { homeMessages as messages, jackpotMessages } from '../home.messages.ts'
import { jackpotQuery } from '../later.queries.ts'
import { useSeconds } from '../useSeconds.ts'

type Board = Schemas['JackpotBoard']

/** Largest first, as the stage is built. */
const ORDER = ['GRAND', 'MAJOR', 'MINOR', 'MINI'] as const

/** The jackpots, counting up between two answers. */
export function JackpotBoard() {
  const { formatMessage } = useIntl()
  const { data, dataUpdatedAt, isPending } = useQuery(jackpotQuery(useGameContext()))
  if (!isPending && (!data || data.pots.length === 0)) return null
  return (
    <Section title={formatMessage(messages.jackpot)} icon={IconJackpot}>
      <Stack gutter>{data ? <Pots board={data} since={dataUpdatedAt} /> : <Skeleton shape="card" />}</Stack>
    </Section>
  )
}

function Pots({ board, since }: { readonly board: Board; readonly since: number }) {
  const { formatMessage, locale } = useIntl()
  const [place, near] = useNear<HTMLDListElement>()
  const seconds = useSeconds(since, near)
  return (
    <dl ref={place} className={css.jackpot}>
      {ORDER.map((name) => {
        const pot = board.pots.find((candidate) => candidate.name === name)
        if (!pot) return null
        const grown = toDecimals(addMoney(pot.amount, multiplyMoney(pot.perSecond, seconds)), 2)
        return (
          <div key={name} className={css.pots[name]}>
            <dt className={css.potName}>{formatMessage(jackpotMessages[name])}</dt>
            <dd className={css.figures[name]}>{formatMoney(locale, grown, board.currency)}</dd>
          </div>
        )
      })}
    </dl>
  )
}
