import { newId, type Schemas } from '@livery/api'
import { fitMultiple, LOTTERY_LIMITS, type LotterySelection, type PlayType } from '@livery/domain'
import { atom, useAtom } from 'jotai'
import { useCallback } from 'react'

/** One line of a slip: a play, what was picked in it, and the stake of each of its bets. */
export interface SlipLine {
  readonly id: string
  readonly play: Schemas['LotteryPlay']
  readonly selection: LotterySelection
  /** Single bets that the selection holds. */
  readonly bets: number
  readonly unitStake: string
}

export interface Slip {
  readonly lines: readonly SlipLine[]
  /** How many times each line is bet. */
  readonly multiple: number
}

const EMPTY: Slip = { lines: [], multiple: 1 }

/** A try whose outcome is not known: nobody answered. */
export interface OpenTry {
  /** The Idempotency-Key it went out under. */
  readonly key: string
  /** The bets, whatever the draw. */
  readonly bets: string
  readonly body: Schemas['LotteryBet']
}

/** Open tries by lottery and play type: as slips do, they outlive a look elsewhere. */
export const openTriesAtom = atom<Readonly<Record<string, OpenTry | undefined>>>({})

/** Under what a table's slip and its open try are kept. */
export const tableKey = (gameId: string, playType: PlayType): string => `${gameId}/${playType}`

/** Slips by lottery and play type: they outlive a look at the wallet or at another lottery. */
const slipsAtom = atom<Readonly<Record<string, Slip>>>({})

export interface SlipControl extends Slip {
  readonly full: boolean
  readonly add: (line: Omit<SlipLine, 'id'>) => void
  readonly remove: (id: string) => void
  readonly clear: () => void
  readonly multiply: (multiple: number) => void
}

/** The bets that are being put together for one lottery. */
export function useSlip(gameId: string, playType: PlayType): SlipControl {
  const [slips, setSlips] = useAtom(slipsAtom)
  const key = tableKey(gameId, playType)
  const slip = slips[key] ?? EMPTY
  const change = useCallback(
    (next: (slip: Slip) => Slip) => setSlips((all) => ({ ...all, [key]: next(all[key] ?? EMPTY) })),
    [setSlips, key],
  )
  return {
    ...slip,
    full: slip.lines.length >= LOTTERY_LIMITS.lines,
    add: useCallback(
      (line) => change(({ lines, multiple }) => ({ lines: [...lines, { ...line, id: newId() }], multiple })),
      [change],
    ),
    remove: useCallback(
      (id) => change(({ lines, multiple }) => ({ lines: lines.filter((line) => line.id !== id), multiple })),
      [change],
    ),
    clear: useCallback(() => change(() => EMPTY), [change]),
    multiply: useCallback(
      (multiple) => change(({ lines }) => ({ lines, multiple: fitMultiple(multiple) })),
      [change],
    ),
  }
}
