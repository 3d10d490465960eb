import { lineStake, returnOfOneBet, slipStake } from '@livery/domain'
import { formatMoney } from '@livery/i18n'
import { Button } from '@livery/ui/button'
import { IconBettingRecord, IconDelete, IconNumberLottery } from '@livery/ui/icon'
import { IconButton } from '@livery/ui/icon-button'
import { Text } from '@livery/ui/text'
import { useIntl } from 'react-intl'

import type { Numero } from '../../../../shell/lottery/lottery.queries.ts'
import { ShortClock } from '../../../../shell/lottery/periods/ShortClock.tsx'
import { useRoute } from '../../../../shell/routing/useRoute.ts'
import { wordsOfSelection } from '../selectionWords.ts'
import type { Slip } from '../slip.atoms.ts'
import * as css from '../table.css.ts'
import { tableMessages as messages } from '../table.messages.ts'
import type { Board } from '../useBoard.ts'

export interface BetBarProps {
  readonly board: Board
  readonly period: Numero
  readonly slip: Slip
  readonly onAdd: () => void
  readonly onOpenSlip: () => void
}

/** Under the thumb: what the picks make, a quick pick, the slip, and the one thing to do next. */
export function BetBar({ board, period, slip, onAdd, onOpenSlip }: BetBarProps) {
  const { formatMessage, locale } = useIntl()
  const { route } = useRoute()
  const { play, bets, unitStake, problem } = board
  const money = (amount: string): string => formatMoney(locale, amount, play.currency)
  const lines = slip.lines.length

  function words(): string {
    if (problem === 'tooMuch') return formatMessage(messages.tooMuch)
    if (board.empty) return formatMessage(messages.betCount, { count: betsOf(slip) })
    if (bets === 0) return play.label
    const amount = money(returnOfOneBet(play, board.selection, { unitStake, multiple: 1 }))
    return `${formatMessage(messages.betCount, { count: bets })} · ${formatMessage(messages.returns, { amount })}`
  }
  const idle = lines === 0 && board.empty
  const clock = <ShortClock key={period.numero} period={period} />
  return (
    <div className={css.bars[route.bottomMenuHidden ? 'plain' : 'underMenu']}>
      <div className={idle ? undefined : css.barWords}>
        {/* There before anything is picked: what changes in it is said. */}
        <output className={css.barPicks}>
          {!board.empty && (
            <Text as="span" weight="bold" lines={1} numeric>
              <bdi>{wordsOfSelection(play, board.selection)}</bdi>
            </Text>
          )}
          {!idle && (
            <Text as="span" size="small" tone={problem === 'tooMuch' ? 'danger' : 'secondary'} numeric>
              {words()}
            </Text>
          )}
        </output>
        {!idle && clock}
      </div>
      <div className={css.barRow}>
        <IconButton
          label={formatMessage(messages.quickPick)}
          icon={IconNumberLottery}
          tone="quiet"
          onPress={board.quickPick}
        />
        <IconButton
          label={formatMessage(messages.openSlip, { count: lines })}
          icon={IconBettingRecord}
          tone="quiet"
          count={lines}
          onPress={onOpenSlip}
        />
        {!board.empty && (
          <IconButton
            label={formatMessage(messages.clearPicks)}
            icon={IconDelete}
            tone="quiet"
            onPress={board.reset}
          />
        )}
        <span className={css.barMain}>
          {idle ? (
            <Text as="span" size="small" tone="secondary">
              {formatMessage(messages.pickNumbers)}
            </Text>
          ) : (
            <Next board={board} slip={slip} money={money} onAdd={onAdd} onOpenSlip={onOpenSlip} />
          )}
        </span>
        {idle && clock}
      </div>
    </div>
  )
}

interface NextProps extends Pick<BetBarProps, 'board' | 'slip' | 'onAdd' | 'onOpenSlip'> {
  readonly money: (amount: string) => string
}

/** The one thing to do next: to the slip once its lines are all there is, else what is picked onto it. */
function Next({ board, slip, money, onAdd, onOpenSlip }: NextProps) {
  const { formatMessage } = useIntl()
  const { bets, unitStake, problem } = board
  if (board.empty) {
    return (
      <Button fill onPress={onOpenSlip}>
        {formatMessage(messages.review, { amount: money(totalOf(slip)) })}
      </Button>
    )
  }
  return (
    <Button fill disabled={problem !== null} onPress={onAdd}>
      {bets === 0
        ? formatMessage(messages.pickNumbers)
        : formatMessage(messages.add, { amount: money(lineStake({ bets, unitStake, multiple: 1 })) })}
    </Button>
  )
}

/** Single bets that a whole slip holds. */
export function betsOf({ lines, multiple }: Slip): number {
  return lines.reduce((count, { bets }) => count + bets, 0) * multiple
}

/** What a whole slip costs. */
export function totalOf({ lines, multiple }: Slip): string {
  return slipStake(lines.map(({ bets, unitStake }) => ({ bets, unitStake, multiple })))
}
