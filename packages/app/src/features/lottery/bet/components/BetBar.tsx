import { lineStake, returnOfOneBet, slipStake } from '@livery/domain/lottery'
import { Button } from '@livery/ui/button'
import { IconBettingRecord, IconDelete, IconNumberLottery } from '@livery/ui/icon'
import { IconButton } from '@livery/ui/icon-button'
import { Text } from '@livery/ui/text'
import { useIntl } from 'react-intl'

import type { OpenPeriod } from '#capabilities/lottery/lotteryMapping.ts'
import { ShortClock } from '#capabilities/lottery/periods/ShortClock.tsx'
import { useMoney } from '#capabilities/money/useMoney.ts'
import { useRoute } from '#platform/routing/useRoute.ts'

import * as css from '../bet.css.ts'
import { betMessages as messages } from '../bet.messages.ts'
import { selectionLabel } from '../selectionLabel.ts'
import type { Slip } from '../slip.atoms.ts'
import type { Board } from '../useBoard.ts'

export interface BetBarProps {
  readonly board: Board
  readonly period: OpenPeriod
  readonly slip: Slip
  readonly onAdd: () => void
  /** Opens the slip; without it the slip is in sight beside the board. */
  readonly onOpenSlip: (() => void) | undefined
}

/** Sticky bottom bar of the bet form: stake, quick pick, slip, next action. */
export function BetBar({ board, period, slip, onAdd, onOpenSlip }: BetBarProps) {
  const { formatMessage } = useIntl()
  const say = useMoney()
  const { route } = useRoute()
  const { play, bets, unitStake, problem } = board
  const money = (amount: string): string => say(amount, play.currency)
  const lines = slip.lines.length

  function barLabel(): string {
    if (problem === 'tooMuch') return formatMessage(messages.tooMuch)
    if (board.empty) return formatMessage(messages.betCount, { count: betsOf(slip) })
    if (bets === 0) return play.label
    const amount = money(returnOfOneBet(play, board.selection, { unitStake, multiple: 1 }))
    return `${formatMessage(messages.betCount, { count: bets })} · ${formatMessage(messages.returns, { amount })}`
  }
  const idle = lines === 0 && board.empty
  const clock = <ShortClock key={period.drawNumber} period={period} />
  return (
    <div className={css.bars[route.bottomMenuHidden ? 'plain' : 'underMenu']}>
      <div className={idle ? undefined : css.barText}>
        {/* Rendered before any pick, so that screen readers hear its changes. */}
        <output className={css.barPicks}>
          {!board.empty && (
            <Text as="span" weight="bold" lines={1} numeric>
              <bdi>{selectionLabel(play, board.selection)}</bdi>
            </Text>
          )}
          {!idle && (
            <Text as="span" size="small" tone={problem === 'tooMuch' ? 'danger' : 'secondary'} numeric>
              {barLabel()}
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
        {onOpenSlip && (
          <IconButton
            label={formatMessage(messages.openSlip, { count: lines })}
            icon={IconBettingRecord}
            tone="quiet"
            count={lines}
            onPress={onOpenSlip}
          />
        )}
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

/**
 * Button of the next action: opens the slip when there are no picks apart from its lines, otherwise adds the picks to
 * it.
 */
function Next({ board, slip, money, onAdd, onOpenSlip }: NextProps) {
  const { formatMessage } = useIntl()
  const { bets, unitStake, problem } = board
  if (board.empty) {
    return onOpenSlip === undefined ? (
      <Text as="span" size="small" tone="secondary">
        {formatMessage(messages.pickNumbers)}
      </Text>
    ) : (
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

/** Total stake of a slip. */
export function totalOf({ lines, multiple }: Slip): string {
  return slipStake(lines.map(({ bets, unitStake }) => ({ bets, unitStake, multiple })))
}
