import type { Schemas } from '@livery/api'
import {
  chooseInPosition,
  countBets,
  emptySelection,
  isEmptySelection,
  lineProblem,
  quickPick,
  unitStakes,
  type LineProblem,
  type LotterySelection,
} from '@livery/domain/lottery'
import { useState } from 'react'

type Play = Schemas['LotteryPlay']

export interface Board {
  readonly play: Play
  readonly selection: LotterySelection
  readonly empty: boolean
  /** Number of single bets in the picks; 0 while they are incomplete. */
  readonly bets: number
  readonly stakes: readonly string[]
  readonly unitStake: string
  /** Reason why the picks cannot be bet as they are. */
  readonly problem: LineProblem | null
  readonly choosePlay: (playId: string) => void
  readonly chooseStake: (stake: string) => void
  readonly pick: (position: number, codes: readonly string[]) => void
  readonly quickPick: () => void
  readonly reset: () => void
}

/** State of the bet form: one bet type, its picks, and the stake of each bet. */
export function useBoard(plays: readonly [Play, ...Play[]], chance: () => number = Math.random): Board {
  const [playId, setPlayId] = useState(plays[0].playId)
  const play = plays.find((one) => one.playId === playId) ?? plays[0]
  // Picks are kept by bet type: returning to a type restores them.
  const [picks, setPicks] = useState<Readonly<Record<string, LotterySelection>>>({})
  const [stake, setStake] = useState<string>()

  const selection = picks[play.playId] ?? emptySelection(play)
  const stakes = unitStakes(play)
  const [least = play.minimumStake] = stakes
  const unitStake = stake !== undefined && stakes.includes(stake) ? stake : least
  const bets = countBets(play, selection)
  const set = (next: LotterySelection): void => setPicks((all) => ({ ...all, [play.playId]: next }))
  return {
    play,
    selection,
    empty: isEmptySelection(selection),
    bets,
    stakes,
    unitStake,
    problem: lineProblem({ bets, unitStake, multiple: 1 }, play),
    choosePlay: setPlayId,
    chooseStake: setStake,
    pick: (position, codes) => set(chooseInPosition(play, selection, position, codes)),
    quickPick: () => set(quickPick(play, chance)),
    reset: () => set(emptySelection(play)),
  }
}
