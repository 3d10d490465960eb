import { isRealAccount } from '@livery/domain/account'
import { lineProblem, lineStake, LOTTERY_LIMITS, type PeriodPhase } from '@livery/domain/lottery'
import { compareMoney } from '@livery/domain/money'
import { ROUTES } from '@livery/domain/routes'
import { useTranslate } from '@livery/i18n'
import { BetSlip } from '@livery/ui/bet-slip'
import { EmptyState } from '@livery/ui/empty-state'
import { Sheet } from '@livery/ui/sheet'
import { Text } from '@livery/ui/text'
import { TextLink } from '@livery/ui/text-link'
import { useIntl } from 'react-intl'

import { lotteryMessages } from '#capabilities/lottery/lottery.messages.ts'
import type { Lottery, OpenPeriod } from '#capabilities/lottery/lotteryMapping.ts'
import { PeriodClock } from '#capabilities/lottery/periods/PeriodClock.tsx'
import { useMoney } from '#capabilities/money/useMoney.ts'
import { useSession } from '#platform/boot/ServicesContext.ts'
import { errorMessages } from '#platform/errors/errors.messages.ts'

import * as css from '../bet.css.ts'
import { betMessages as messages } from '../bet.messages.ts'
import { selectionLabel } from '../selectionLabel.ts'
import type { SlipControl, SlipLine } from '../slip.atoms.ts'
import { useTicket } from '../ticket.ts'
import { useBetWallet } from '../useBetWallet.ts'
import { betsOf, totalOf } from './BetBar.tsx'

export interface SlipSheetProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly lottery: Lottery
  readonly period: OpenPeriod
  readonly phase: PeriodPhase
  readonly currency: string
  readonly slip: SlipControl
  /** True until the player has agreed to the odds in force. */
  readonly oddsChanged: boolean
  readonly placing: boolean
  /** Places the bets, agrees to changed odds, or leads a visitor to sign in. */
  readonly onSubmit: () => void
}

/** Sheet with the bet slip. */
export function SlipSheet({ open, onClose, ...slip }: SlipSheetProps) {
  const { formatMessage } = useIntl()
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={slip.lottery.displayName}
      closeLabel={formatMessage(lotteryMessages.close)}
    >
      <SlipContent {...slip} watched={open} />
    </Sheet>
  )
}

export interface SlipContentProps extends Omit<SlipSheetProps, 'open' | 'onClose'> {
  /** True while the slip is in sight: the balance is asked for. */
  readonly watched: boolean
}

/** Bet slip: the bets, their draw and their cost. */
export function SlipContent(props: SlipContentProps) {
  const { watched, period, phase, currency, slip, oddsChanged, placing, onSubmit } = props
  const { formatMessage, formatNumber } = useIntl()
  const say = useMoney()
  const translate = useTranslate()
  const { admitted } = useTicket()
  const session = useSession()
  const { data: wallet } = useBetWallet(watched)
  const { lines, multiple } = slip
  const money = (amount: string): string => say(amount, currency)

  const stakeOf = ({ bets, unitStake }: SlipLine) => ({ bets, unitStake, multiple })
  function problemOf(line: SlipLine): string | undefined {
    switch (lineProblem(stakeOf(line), line.play)) {
      case 'tooMuch':
        return formatMessage(messages.tooMuch)
      case 'tooLittle':
        return formatMessage(messages.tooLittle, { least: money(line.play.minimumStake) })
      default:
        return undefined
    }
  }
  const entries = lines.map((line) => ({
    id: line.id,
    selection: selectionLabel(line.play, line.selection),
    play: formatMessage(messages.line, { play: line.play.label, count: line.bets, odds: line.play.odds }),
    stake: money(lineStake(stakeOf(line))),
    problem: problemOf(line),
  }))
  const total = totalOf(slip)
  const memberMessage = oddsChanged ? messages.agreeToOdds : messages.place
  const submitMessage = admitted ? memberMessage : messages.signIn
  return (
    <BetSlip
      title={formatMessage(messages.slip)}
      lines={entries}
      onRemove={slip.remove}
      removeLabel={({ selection }) => formatMessage(messages.remove, { selection })}
      clear={lines.length > 1 ? { label: formatMessage(messages.clear), onPress: slip.clear } : undefined}
      multiple={{
        label: formatMessage(messages.multiple),
        value: multiple,
        max: LOTTERY_LIMITS.multiple,
        onChange: slip.multiply,
        decreaseLabel: formatMessage(messages.less),
        increaseLabel: formatMessage(messages.more),
      }}
      totals={[
        ...(wallet
          ? [
              {
                label: formatMessage(messages.balance),
                value: say(wallet.balance, wallet.currency),
              },
            ]
          : []),
        { label: formatMessage(messages.bets), value: formatNumber(betsOf(slip)) },
        { label: formatMessage(messages.total), value: money(total), strong: true },
      ]}
      submitLabel={formatMessage(submitMessage)}
      onSubmit={onSubmit}
      submitting={placing}
      disabled={admitted && (phase !== 'open' || entries.some(({ problem }) => problem !== undefined))}
      notice={
        <div className={css.notice}>
          <Text as="span" size="small" tone="secondary" numeric>
            {formatMessage(lotteryMessages.drawOf, { drawNumber: period.drawNumber })}
          </Text>
          <PeriodClock period={period} phase={phase} />
          {phase !== 'open' && (
            <div className={css.noticeLine}>
              <Text size="small" tone="secondary">
                {formatMessage(messages.closedNotice)}
              </Text>
            </div>
          )}
          <output className={css.noticeLine}>
            {oddsChanged && (
              <Text size="small" tone="danger">
                {formatMessage(lotteryMessages.unknownOdds)}
              </Text>
            )}
          </output>
          {wallet && compareMoney(wallet.balance, total) < 0 && (
            <div className={css.shortOf}>
              <Text as="span" size="small" tone="danger">
                {formatMessage(errorMessages.insufficient)}
              </Text>
              {session && isRealAccount(session.type) && (
                <TextLink href={ROUTES.deposit.path}>{translate(ROUTES.deposit.titleId)}</TextLink>
              )}
            </div>
          )}
        </div>
      }
      empty={
        <EmptyState
          illustration="games"
          title={formatMessage(messages.emptySlip)}
          text={formatMessage(messages.emptySlipDetail)}
        />
      }
    />
  )
}
