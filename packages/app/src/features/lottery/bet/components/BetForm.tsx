import type { Schemas } from '@livery/api'
import { useWideWindow } from '@livery/ui/media'
import { SegmentedTabs } from '@livery/ui/segmented-tabs'
import { TwoPanes } from '@livery/ui/two-panes'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useIntl } from 'react-intl'

import { playTypeMessages } from '#capabilities/lottery/lottery.messages.ts'
import type { Lottery, OpenPeriod } from '#capabilities/lottery/lotteryMapping.ts'
import { usePhase } from '#capabilities/lottery/periods/usePhase.ts'
import { BarDutiesOutlet } from '#capabilities/page-duties/DutyOutlets.tsx'
import { useOverlays } from '#platform/boot/ServicesContext.ts'
import { usePageHeader } from '#platform/page/pageHeader.ts'
import { useSignInFirst } from '#platform/routing/returnTo.ts'

import { OptionalTabPanel } from '../../OptionalTabPanel.tsx'
import * as css from '../bet.css.ts'
import { betMessages as messages } from '../bet.messages.ts'
import type { Receipt } from '../betMapping.ts'
import { atOddsInForce } from '../oddsInForce.ts'
import { useSlip } from '../slip.atoms.ts'
import { useTicket } from '../ticket.ts'
import { useBoard } from '../useBoard.ts'
import type { ClientAddress } from '../useClientAddress.ts'
import { useOutcome } from '../useOutcome.ts'
import { usePlaceBets } from '../usePlaceBets.ts'
import { BetBar } from './BetBar.tsx'
import { DrawPanel } from './DrawPanel.tsx'
import { InfoSheet, type InfoTab } from './InfoSheet.tsx'
import { PlayBoard } from './PlayBoard.tsx'
import { ReceiptSheet } from './ReceiptSheet.tsx'
import { SlipContent, SlipSheet } from './SlipSheet.tsx'

export interface BetFormProps {
  readonly client: ClientAddress
  readonly lottery: Lottery
  readonly period: OpenPeriod
  readonly plays: readonly [Schemas['LotteryPlay'], ...Schemas['LotteryPlay'][]]
}

const PLAY_TYPE_TABS = 'lottery-play-type'
const PLAY_TABS = 'lottery-play'

/** Bet form of one lottery: draw, bet types, picks, and the slip. */
export function BetForm({ client, lottery, period, plays }: BetFormProps) {
  const { formatMessage } = useIntl()
  const { notify } = useOverlays()
  const { admitted } = useTicket()
  const signInFirst = useSignInFirst()
  usePageHeader({ documentTitle: lottery.displayName })
  const phase = usePhase(period) ?? 'drawn'
  const board = useBoard(plays)
  const slip = useSlip(client.gameId, client.playType)
  const { lines, changed } = atOddsInForce(slip.lines, plays)
  const [info, setInfo] = useState<InfoTab>()
  const wide = useWideWindow()
  const [slipOpen, setSlipOpen] = useState(false)
  const [receipt, setReceipt] = useState<Receipt>()
  const note = useOutcome(lottery, period.lastDraw.drawNumber)
  const placing = usePlaceBets((placed, { slip: sent }) => {
    // Lines that were added meanwhile stay.
    for (const { id } of sent.lines) slip.remove(id)
    setSlipOpen(false)
    setReceipt(placed)
    note(placed)
  })

  // Tells a player with unplaced picks when the next draw opens.
  const announce = useEffectEvent((drawNumber: string) => {
    if (slip.lines.length > 0 || !board.empty) notify.info(messages.newDraw, { drawNumber })
  })
  const lastDrawNumber = useRef(period.drawNumber)
  useEffect(() => {
    if (period.drawNumber === lastDrawNumber.current) return
    lastDrawNumber.current = period.drawNumber
    announce(period.drawNumber)
  }, [period.drawNumber])

  function add(): void {
    if (slip.full) return notify.info(messages.full)
    const { play, selection, bets, unitStake } = board
    slip.add({ play, selection, bets, unitStake })
    board.reset()
    notify.success(messages.added)
  }
  function submit(): void {
    if (!admitted) return signInFirst()
    if (changed) return slip.replace(lines)
    const { currency } = board.play
    placing.send({ ...client, drawNumber: period.drawNumber, currency, slip })
  }
  function closeSlip(): void {
    placing.leave()
    setSlipOpen(false)
  }
  const { playTypes } = lottery
  const slipProps = {
    lottery,
    period,
    phase,
    currency: board.play.currency,
    slip: { ...slip, lines },
    oddsChanged: changed,
    placing: placing.isPending,
    onSubmit: submit,
  }
  const picks = (
    <div className={css.page}>
      <div className={css.content}>
        <DrawPanel lottery={lottery} period={period} phase={phase} onInfo={setInfo} />
        {playTypes.length > 1 && (
          <SegmentedTabs
            id={PLAY_TYPE_TABS}
            label={formatMessage(messages.playTypes)}
            tabs={playTypes.map((id) => ({ id, label: formatMessage(playTypeMessages[id]) }))}
            selected={client.playType}
            onSelect={(playType) => client.open(playType)}
          />
        )}
        <OptionalTabPanel of={PLAY_TYPE_TABS} selected={client.playType} shown={playTypes.length > 1}>
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
            <OptionalTabPanel of={PLAY_TABS} selected={board.play.playId} shown={plays.length > 1}>
              <div className={css.board}>
                <PlayBoard board={board} />
              </div>
            </OptionalTabPanel>
          </div>
        </OptionalTabPanel>
      </div>
      <BarDutiesOutlet />
      <BetBar
        board={board}
        period={period}
        slip={slip}
        onAdd={add}
        onOpenSlip={wide ? undefined : () => setSlipOpen(true)}
      />
    </div>
  )
  return (
    <>
      <TwoPanes
        kind="slip"
        side={
          wide && (
            <div className={css.slipPane}>
              <SlipContent {...slipProps} watched />
            </div>
          )
        }
      >
        {picks}
      </TwoPanes>
      {!wide && <SlipSheet {...slipProps} open={slipOpen} onClose={closeSlip} />}
      <ReceiptSheet receipt={receipt} onClose={() => setReceipt(undefined)} />
      <InfoSheet tab={info} onTab={setInfo} lottery={lottery} plays={plays} />
    </>
  )
}
