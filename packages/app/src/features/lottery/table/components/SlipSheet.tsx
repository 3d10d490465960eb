import {
  compareMoney,
  isRealAccount,
  lineProblem,
  lineStake,
  LOTTERY_LIMITS,
  ROUTES,
  type PeriodPhase,
} from '@livery/domain'
import { formatMoney, useTranslate } from '@livery/i18n'
import { BetSlip } from '@livery/ui/bet-slip'
import { EmptyState } from '@livery/ui/empty-state'
import { Sheet } from '@livery/ui/sheet'
import { Text } from '@livery/ui/text'
import { TextLink } from '@livery/ui/text-link'
import { useIntl } from 'react-intl'

import { useSession } from '../../../../shell/boot/index.ts'
import { errorMessages } from '../../../../shell/errors/errors.messages.ts'
import { lotteryMessages } from '../../../../shell/lottery/lottery.messages.ts'
import type { Lottery, Numero } from '../../../../shell/lottery/lottery.queries.ts'
import { PeriodClock } from '../../../../shell/lottery/periods/PeriodClock.tsx'
import { wordsOfSelection } from '../selectionWords.ts'
import type { SlipControl, SlipLine } from '../slip.atoms.ts'
import * as css from '../table.css.ts'
import { tableMessages as messages } from '../table.messages.ts'
import { useTicket } from '../ticket.ts'
import { useTableWallet } from '../useTableWallet.ts'
import { betsOf, totalOf } from './BetBar.tsx'

export interface SlipSheetProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly lottery: Lottery
  readonly period: Numero
  readonly phase: PeriodPhase
  readonly currency: string
  readonly slip: SlipControl
  readonly placing: boolean
  /** Places the bets, or leads a visitor to sign in. */
  readonly onSubmit: () => void
}

/** What is about to be bet, on which draw, and what it costs. */
export function SlipSheet(props: SlipSheetProps) {
  const { open, onClose, lottery, period, phase, currency, slip, placing, onSubmit } = props
  const { formatMessage, formatNumber, locale } = useIntl()
  const translate = useTranslate()
  const { admitted } = useTicket()
  const session = useSession()
  const { data: wallet } = useTableWallet(open)
  const { lines, multiple } = slip
  const money = (amount: string): string => formatMoney(locale, amount, currency)

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
    selection: wordsOfSelection(line.play, line.selection),
    play: formatMessage(messages.line, { play: line.play.label, count: line.bets, odds: line.play.odds }),
    stake: money(lineStake(stakeOf(line))),
    problem: problemOf(line),
  }))
  const total = totalOf(slip)
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={lottery.displayName}
      closeLabel={formatMessage(lotteryMessages.close)}
    >
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
                  value: formatMoney(locale, wallet.balance, wallet.currency),
                },
              ]
            : []),
          { label: formatMessage(messages.bets), value: formatNumber(betsOf(slip)) },
          { label: formatMessage(messages.total), value: money(total), strong: true },
        ]}
        submitLabel={formatMessage(admitted ? messages.place : messages.signIn)}
        onSubmit={onSubmit}
        submitting={placing}
        disabled={admitted && (phase !== 'open' || entries.some(({ problem }) => problem !== undefined))}
        notice={
          <div className={css.notice}>
            <Text as="span" size="small" tone="secondary" numeric>
              {formatMessage(lotteryMessages.drawOf, { numero: period.numero })}
            </Text>
            <PeriodClock period={period} phase={phase} />
            {phase !== 'open' && (
              <div className={css.noticeLine}>
                <Text size="small" tone="secondary">
                  {formatMessage(messages.closedNotice)}
                </Text>
              </div>
            )}
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
    </Sheet>
  )
}
