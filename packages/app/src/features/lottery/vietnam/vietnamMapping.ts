import type { Schemas } from '@livery/api'
import type { DrawPeriod } from '@livery/domain/lottery'

import type { drawFromWire } from '#capabilities/lottery/lotteryMapping.ts'

/** A province's prizes of one draw. */
export type ProvinceDraw = ReturnType<typeof drawFromWire<Schemas['VietnamResult']>>

/** Open draw of a province. */
export interface ProvincePeriod extends DrawPeriod {
  readonly gameId: string
  readonly drawNumber: string
}

/** Province's period in the clock's terms: it counts as open since the last draw. */
export function provincePeriodFromWire(period: Schemas['VietnamPeriod']): ProvincePeriod {
  return {
    gameId: period.gameId,
    drawNumber: period.numero,
    opensAt: 0,
    closesAt: Date.parse(period.closesAt),
    drawsAt: Date.parse(period.drawsAt),
  }
}
