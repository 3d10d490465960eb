import type { Schemas } from '@livery/api'
import { addMoney, multiplyMoney, toDecimals } from '@livery/domain/money'
import { formatMoney } from '@livery/i18n'
import type { HomeSection } from '@livery/tenant'
import { IconJackpot, IconPause, IconPlay } from '@livery/ui/icon'
import { IconButton } from '@livery/ui/icon-button'
import { prefersReducedMotion } from '@livery/ui/media'
import { Section } from '@livery/ui/section'
import { Skeleton } from '@livery/ui/skeleton'
import { Stack } from '@livery/ui/stack'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useIntl } from 'react-intl'

import { useGameContext } from '#capabilities/games/gameContext.ts'
import { useNear } from '#capabilities/lottery/useNear.ts'

import { homeMessages as messages, jackpotMessages } from '../home.messages.ts'
import { jackpotQuery } from '../lazyParts.queries.ts'
import { useSeconds } from '../useSeconds.ts'
import * as css from './jackpot.css.ts'

type Board = Schemas['JackpotBoard']

/** Largest first, as the stage is built. */
const ORDER = ['GRAND', 'MAJOR', 'MINOR', 'MINI'] as const

/** Digits of an ordinary largest jackpot, as in €1,234,567.89; where a currency's units are small there are more. */
const DIGITS = 9
const isLong = (figure: string): boolean => (figure.match(/\p{Nd}/gu) ?? []).length > DIGITS

export interface JackpotBoardProps {
  /** A stage with the largest on top, or all side by side in a strip. Default `stage`. */
  readonly variant?: HomeSection<'jackpots'>['variant']
  /** The brand's own heading. */
  readonly title?: string | undefined
}

/** Jackpot board; the figures count up between two answers. */
export function JackpotBoard({ variant = 'stage', title }: JackpotBoardProps) {
  const { formatMessage } = useIntl()
  const [paused, setPaused] = useState(false)
  const { data, dataUpdatedAt, isPending } = useQuery({
    ...jackpotQuery(useGameContext()),
    ...(paused && { refetchInterval: false }),
  })
  if (!isPending && (!data || data.pots.length === 0)) return null
  return (
    <Section
      title={title ?? formatMessage(messages.jackpot)}
      icon={IconJackpot}
      action={
        <IconButton
          label={formatMessage(paused ? messages.jackpotPlay : messages.jackpotPause)}
          icon={paused ? IconPlay : IconPause}
          iconSize="small"
          onPress={() => setPaused(!paused)}
        />
      }
    >
      {data && variant === 'strip' ? (
        <Pots board={data} since={dataUpdatedAt} paused={paused} strip />
      ) : (
        <Stack gutter>
          {data ? <Pots board={data} since={dataUpdatedAt} paused={paused} /> : <Skeleton shape="card" />}
        </Stack>
      )}
    </Section>
  )
}

interface PotsProps {
  readonly board: Board
  /** Time of the answer, ms since 1970. */
  readonly since: number
  readonly paused: boolean
  /** True side by side in one line. Default false. */
  readonly strip?: boolean
}

function Pots({ board, since, paused, strip = false }: PotsProps) {
  const { formatMessage, locale } = useIntl()
  const [place, near] = useNear<HTMLDListElement>()
  const seconds = useSeconds(since, near && !paused && !prefersReducedMotion())
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a strip must be reachable, so that arrow keys can scroll it
    <dl ref={place} className={strip ? css.strip : css.jackpot} tabIndex={strip ? 0 : undefined}>
      {ORDER.map((name) => {
        const pot = board.pots.find((candidate) => candidate.name === name)
        if (!pot) return null
        const grown = toDecimals(addMoney(pot.amount, multiplyMoney(pot.perSecond, seconds)), 2)
        const figure = formatMoney(locale, grown, board.currency)
        const size = strip ? 'strip' : name === 'GRAND' && isLong(figure) ? 'longGRAND' : name
        return (
          <div key={name} className={css.pots[strip ? 'strip' : name]}>
            <dt className={css.potName}>{formatMessage(jackpotMessages[name])}</dt>
            <dd className={css.figures[size]}>{figure}</dd>
          </div>
        )
      })}
    </dl>
  )
}
