import type { Schemas } from '@livery/api'
import { playTypesOf, type PlayType } from '@livery/domain/games'
import type { DrawPeriod } from '@livery/domain/lottery'

/** A lottery as pages and the launch rules use it. */
export interface Lottery extends Omit<Schemas['Lottery'], 'vassalage' | 'lottoMode'> {
  readonly vendor: string
  /** Play types of the lottery, the traditional one first. */
  readonly playTypes: readonly PlayType[]
}

export function lotteryFromWire({ vassalage, lottoMode, ...lottery }: Schemas['Lottery']): Lottery {
  return { ...lottery, vendor: vassalage, playTypes: playTypesOf(lottoMode) }
}

export type LotteryGroups = ReturnType<typeof lotteryGroupsFromWire>

/** Groups of one kind of lottery, each with its lotteries. */
export function lotteryGroupsFromWire(groups: readonly Schemas['LotteryGroup'][]) {
  return groups.map((group) => ({ ...group, lotteries: group.lotteries.map(lotteryFromWire) }))
}

/** Answer about one draw, with the draw's number under the site's own name. */
type OfDraw<Wire> = Omit<Wire, 'numero'> & { readonly drawNumber: string }

/** Renames the draw number of an answer; results, periods and receipts carry one. */
export function drawFromWire<Wire extends { readonly numero: string }>({
  numero,
  ...rest
}: Wire): OfDraw<Wire> {
  return { ...rest, drawNumber: numero }
}

/** Numbers that were drawn. */
export type LotteryDraw = OfDraw<Schemas['Draw']>

/** Open period on the gateway's clock, and the draw before it. */
export interface OpenPeriod extends DrawPeriod {
  readonly gameId: string
  readonly drawNumber: string
  readonly lastDraw: LotteryDraw
  /** Offset from the device's clock to the gateway's at the time of the call, whole seconds: a changed device clock renders countdowns again. */
  readonly clockGap: number
}

/** @param clockGap whole seconds from the device's clock to the gateway's */
export function periodFromWire(period: Schemas['LotteryPeriod'], clockGap: number): OpenPeriod {
  return {
    gameId: period.gameId,
    drawNumber: period.numero,
    opensAt: Date.parse(period.opensAt),
    closesAt: Date.parse(period.closesAt),
    drawsAt: Date.parse(period.drawsAt),
    lastDraw: drawFromWire(period.lastDraw),
    clockGap,
  }
}
