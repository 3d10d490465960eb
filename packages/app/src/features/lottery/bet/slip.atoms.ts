import { newId, type Schemas } from '@livery/api'
import type { PlayType } from '@livery/domain/games'
import { fitMultiple, LOTTERY_LIMITS, type LotterySelection } from '@livery/domain/lottery'
import { atom, useAtom } from 'jotai'
import { useCallback } from 'react'

/** Line of a slip: a play, its picks, and the stake of each of its bets. */
export interface SlipLine {
  readonly id: string
  readonly play: Schemas['LotteryPlay']
  readonly selection: LotterySelection
  /** Number of single bets in the selection. */
  readonly bets: number
  readonly unitStake: string
}

export interface Slip {
  readonly lines: readonly SlipLine[]
  /** Multiplier of each line. */
  readonly multiple: number
}

const EMPTY: Slip = { lines: [], multiple: 1 }

/** Key of a lottery's slip. */
const tableKey = (gameId: string, playType: PlayType): string => `${gameId}/${playType}`

/** Slips by lottery and play type: they survive navigation to the wallet or to another lottery. */
const slipsAtom = atom<Readonly<Record<string, Slip>>>({})

export interface SlipControl extends Slip {
  readonly full: boolean
  readonly add: (line: Omit<SlipLine, 'id'>) => void
  readonly remove: (id: string) => void
  readonly clear: () => void
  readonly multiply: (multiple: number) => void
}

/** Slip of one lottery. */
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
