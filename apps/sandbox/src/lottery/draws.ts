import type { DrawKind } from '@livery/domain/lottery'

import type { Db } from '../database/index.ts'
import type { VietnamRegion } from '../games/names/titles.ts'
import { secretOf } from '../platform/secret.ts'
import { secretRandom } from '../platform/secretRandom.ts'
import type { Random } from '../random.ts'

/** Prizes of a Vietnamese province: count and digits of each prize's numbers. */
const NORTH_PRIZES = [
  ['DB', 1, 5],
  ['G1', 1, 5],
  ['G2', 2, 5],
  ['G3', 6, 5],
  ['G4', 4, 4],
  ['G5', 6, 4],
  ['G6', 3, 3],
  ['G7', 4, 2],
] as const
const SOUTH_PRIZES = [
  ['DB', 1, 6],
  ['G1', 1, 5],
  ['G2', 1, 5],
  ['G3', 2, 5],
  ['G4', 7, 5],
  ['G5', 1, 4],
  ['G6', 3, 4],
  ['G7', 1, 3],
  ['G8', 1, 2],
] as const

export interface VietnamPrize {
  readonly prize: (typeof SOUTH_PRIZES)[number][0]
  readonly numbers: string[]
}

/** Lottery with the facts that a draw depends on. */
export interface Drawn {
  readonly gameId: string
  readonly kind: DrawKind
  readonly region?: VietnamRegion | undefined
}

/**
 * Secret of the database that its draws follow from: the same in every process, and known to nobody who could bet on
 * a draw before it.
 */
export const drawSecret = (db: Db): Promise<Buffer> => secretOf(db, 'draws')

/** Random generator of a draw: a function of the secret, the lottery and the period. */
const chanceOf = (secret: Buffer, gameId: string, numero: string): Random =>
  secretRandom(secret, `${gameId}/${numero}`)

/** Drawn numbers of a period, formatted. */
export function drawNumbers(secret: Buffer, lottery: Drawn, numero: string): string[] {
  const random = chanceOf(secret, lottery.gameId, numero)
  switch (lottery.kind) {
    case 'D3':
      return digits(random, 3)
    case 'D5':
      return digits(random, 5)
    case 'K3':
      return Array.from({ length: 3 }, () => String(random.integer(1, 6)))
    case 'PK10':
      return different(random, 10, 10)
    case 'KENO':
      return different(random, 20, 80)
    case 'L6':
      return different(random, 7, 49)
    case 'VN':
      return vietnamPrizes(secret, lottery, numero).flatMap(({ numbers }) => numbers)
  }
}

/** All prizes of a province's draw, the special one first. */
export function vietnamPrizes(
  secret: Buffer,
  { gameId, region }: Pick<Drawn, 'gameId' | 'region'>,
  numero: string,
): VietnamPrize[] {
  const random = chanceOf(secret, gameId, numero)
  return (region === 'NORTH' ? NORTH_PRIZES : SOUTH_PRIZES).map(([prize, count, length]) => ({
    prize,
    numbers: Array.from({ length: count }, () => digits(random, length).join('')),
  }))
}

const digits = (random: Random, length: number): string[] =>
  Array.from({ length }, () => String(random.integer(0, 9)))

/** Balls drawn without replacement. */
function different(random: Random, count: number, highest: number): string[] {
  const drum = Array.from({ length: highest }, (_, index) => index + 1)
  return Array.from({ length: count }, () => {
    const [ball = 0] = drum.splice(random.integer(0, drum.length - 1), 1)
    return String(ball).padStart(2, '0')
  })
}
