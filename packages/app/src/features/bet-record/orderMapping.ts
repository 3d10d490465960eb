import type { Schemas } from '@livery/api'

/** Number of the draw that a bet was for; undefined for every game but lotteries. */
export function drawNumberOf({ numero }: Schemas['Order']): string | undefined {
  return numero
}
