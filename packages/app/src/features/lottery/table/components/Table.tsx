import type { Schemas } from '@livery/api'
import { playTypesOf } from '@livery/domain'
import { SegmentedTabs } from '@livery/ui/segmented-tabs'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useIntl } from 'react-intl'

import { useOverlays } from '../../../../shell/boot/index.ts'
import { BarDuties } from '../../../../shell/jurisdiction/DutyOutlets.tsx'
import { playTypeMessages } from '../../../../shell/lottery/lottery.messages.ts'
import type { Lottery, Numero } from '../../../../shell/lottery/lottery.queries.ts'
import { usePhase } from '../../../../shell/lottery/periods/usePhase.ts'
import { useSignInFirst } from '../../../../shell/routing/returnTo.ts'
import { PanelOf } from '../../PanelOf.tsx'
import { useSlip } from '../slip.atoms.ts'
import * as css from '../table.css.ts'
import { tableMessages as messages } from '../table.messages.ts'
import { useTicket } from '../ticket.ts'
import { useBoard } from '../useBoard.ts'
import type { Frame } from '../useFrame.ts'
import { useOutcome } from '../useOutcome.ts'
import { usePlaceBets } from '../usePlaceBets.ts'
import { BetBar } from './BetBar.tsx'
import { DrawPanel } from './DrawPanel.tsx'
import { InfoSheet, type InfoTab } from './InfoSheet.tsx'
import { PlayBoard } from './PlayBoard.tsx'
import { ReceiptSheet } from './ReceiptSheet.tsx'
import { SlipSheet } from './SlipSheet.tsx'

export interface TableProps {
  readonly frame: Frame
  readonly lottery: Lottery
  readonly period: Numero
  readonly plays: readonly [Schemas['LotteryPlay'], ...Schemas['LotteryPlay'][]]
}

const PLAY_TYPE_TABS = 'lottery-play-type'
const PLAY_TABS = 'lottery-play'

/** One lottery: its draw, what can be bet, what is picked, and the slip. */
export function Table({ frame, lottery, period, plays }: TableProps) {
  const { formatMessage } = useIntl()
  const { notify } = useOverlays()
  const { admitted } = useTicket()
  const signInFirst = useSignInFirst()
  const phase = usePhase(period) ?? 'drawn'
  const board = useBoard(plays)
  const slip = useSlip(frame.gameId, frame.playType)
  const [info, setInfo] = useState<InfoTab>()
  const [slipOpen, setSlipOpen] = useState(false)
  const [receipt, setReceipt] = useState<Schemas['LotteryReceipt']>()
  const note = useOutcome(lottery, period.lastDraw.numero)
  const placing = usePlaceBets((placed) => {
    slip.clear()
    setSlipOpen(false)
    setReceipt(placed)
    note(placed)
  })

  // Who was picking when a draw closed is told when the next one opens.
  const announce = useEffectEvent((numero: string) => {
    if (slip.lines.length > 0 || !board.empty) notify.info(messages.newDraw, { numero })
  })
  const lastNumero = useRef(period.numero)
  useEffect(() => {
    if (period.numero === lastNumero.current) return
    lastNumero.current = period.numero
    announce(period.numero)
  }, [period.numero])

  function add(): void {
    if (slip.full) return notify.info(messages.full)
    const { play, selection, bets, unitStake } = board
    slip.add({ play, selection, bets, unitStake })
    board.reset()
    notify.success(messages.added)
  }
  function submit(): void {
    if (!admitted) return signInFirst()
    const { currency } = board.play
    placing.mutate({ ...frame, numero: period.numero, currency, slip })
  }
  const playTypes = playTypesOf(lottery.lottoMode)
  return (
    <div className={css.page}>
      <div className={css.content}>
        <DrawPanel lottery={lottery} period={period} phase={phase} onInfo={setInfo} />
        {playTypes.length > 1 && (
          <SegmentedTabs
            id={PLAY_TYPE_TABS}
            label={formatMessage(messages.playTypes)}
            tabs={playTypes.map((id) => ({ id, label: formatMessage(playTypeMessages[id]) }))}
            selected={frame.playType}
            onSelect={(playType) => frame.open(playType)}
          />
        )}
        <PanelOf of={PLAY_TYPE_TABS} selected={frame.playType} shown={playTypes.length > 1}>
          <div className={css.board}>
            {plays.length > 1 && (
              <SegmentedTabs
                id={PLAY_TABS}
                label={formatMessage(messages.plays)}
                variant="scrolling"
                tabs={plays.map(({ playId, label }) => ({ id: playId, label }))}
                selected={board.play.playId}
                onSelect={board.choosePlay}
              />
            )}
            <PanelOf of={PLAY_TABS} selected={board.play.playId} shown={plays.length > 1}>
              <div className={css.board}>
                <PlayBoard board={board} />
              </div>
            </PanelOf>
          </div>
        </PanelOf>
      </div>
      <BarDuties />
      <BetBar board={board} period={period} slip={slip} onAdd={add} onOpenSlip={() => setSlipOpen(true)} />
      <SlipSheet
        open={slipOpen}
        onClose={() => setSlipOpen(false)}
        lottery={lottery}
        period={period}
        phase={phase}
        currency={board.play.currency}
        slip={slip}
        placing={placing.isPending}
        onSubmit={submit}
      />
      <ReceiptSheet receipt={receipt} onClose={() => setReceipt(undefined)} />
      <InfoSheet tab={info} onTab={setInfo} lottery={lottery} plays={plays} />
    </div>
  )
}
