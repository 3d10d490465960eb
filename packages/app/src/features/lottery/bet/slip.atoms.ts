import { newId, type Schemas } from '@livery/api'
import type { PlayType } from '@livery/domain/games'
import { fitMultiple, LOTTERY_LIMITS, type LotterySelection } from '@livery/domain/lottery'
import { atom, useAtom } from 'jotai'
import { useCallback, useEffect } from 'react'

import { useSession } from '#platform/boot/ServicesContext.ts'

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

interface Slips {
  /** Member whose slips they are; undefined for a visitor's. */
  readonly owner?: string | undefined
  /** By lottery and play type: they survive navigation to the wallet or to another lottery. */
  readonly all: Readonly<Record<string, Slip>>
}

/** A visitor's slips become those of the member who signs in; another player of the device never meets them. */
const slipsAtom = atom<Slips>({ all: {} })

/** Slips that a player finds. */
const slipsOf = ({ owner, all }: Slips, memberName: string | undefined): Slips['all'] =>
  owner === undefined || owner === memberName ? all : {}

export interface SlipControl extends Slip {
  readonly full: boolean
  readonly add: (line: Omit<SlipLine, 'id'>) => void
  readonly remove: (id: string) => void
  readonly clear: () => void
  readonly multiply: (multiple: number) => void
  /** Takes over lines with the odds in force. */
  readonly replace: (lines: readonly SlipLine[]) => void
}

/** Slip of one lottery. */
export function useSlip(gameId: string, playType: PlayType): SlipControl {
  const owner = useSession()?.memberName
  const [slips, setSlips] = useAtom(slipsAtom)
  const key = tableKey(gameId, playType)
  const slip = slipsOf(slips, owner)[key] ?? EMPTY
  const change = useCallback(
    (next: (slip: Slip) => Slip) =>
      setSlips((held) => {
        const all = slipsOf(held, owner)
        return { owner, all: { ...all, [key]: next(all[key] ?? EMPTY) } }
      }),
    [setSlips, key, owner],
  )
  useEffect(() => {
    if (owner !== undefined) setSlips((held) => (held.owner === undefined ? { ...held, owner } : held))
  }, [owner, setSlips])
  return {
    ...slip,
    full: slip.lines.length >= LOTTERY_LIMITS.lines,
    add: useCallback(
      (line) => change(({ lines, multiple }) => ({ lines: [...lines, { ...line, id: newId() }], multiple })),
      [change],
    ),
    remove: useCallback(
      (id) =>
        change(({ lines, multiple }) => {
          const left = lines.filter((line) => line.id !== id)
          return left.length > 0 ? { lines: left, multiple } : EMPTY
        }),
      [change],
    ),
    clear: useCallback(() => change(() => EMPTY), [change]),
    replace: useCallback((lines) => change(({ multiple }) => ({ lines, multiple })), [change]),
    multiply: useCallback(
      (multiple) => change(({ lines }) => ({ lines, multiple: fitMultiple(multiple) })),
      [change],
    ),
  }
}
