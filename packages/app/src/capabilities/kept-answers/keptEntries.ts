import { gameMenuQuery } from '#capabilities/games/catalogue.queries.ts'
import type { GameContext } from '#capabilities/games/gameContext.ts'
import { lotteriesQuery, lotteryMenuQuery } from '#capabilities/lottery/lottery.queries.ts'
import type { Lottery } from '#capabilities/lottery/lotteryMapping.ts'
import { memberQuery } from '#capabilities/member/member.queries.ts'
import { ENTRIES, isKeptAnswer, type KeptAnswer, type StorageEntry } from '#platform/storage/entries.ts'

/** Answer of a query that the browser keeps, in one or several storage entries. */
export interface Kept {
  readonly queryKey: readonly unknown[]
  /** Entries with the part of the answer that each keeps; parts that are lists make up the answer together. */
  readonly entries: readonly {
    readonly entry: StorageEntry<KeptAnswer>
    readonly partOf: (answer: unknown) => unknown
  }[]
  /** True for an answer that belongs to the signed-in member. */
  readonly ofMember?: boolean
}

const entry = (key: string): StorageEntry<KeptAnswer> => ({
  key,
  area: 'local',
  encoding: 'json',
  guard: isKeptAnswer,
})
const whole = (answer: unknown): unknown => answer
const lotteriesOf = (kind: Lottery['gameType']) => (answer: unknown) =>
  (answer as readonly Lottery[]).filter(({ gameType }) => gameType === kind)

/** Answers that the browser keeps, under the names that the platform gives them (S-session-03, S-home-35). */
export function keptAnswers(context: GameContext): readonly Kept[] {
  const { gateway, language } = context
  return [
    {
      queryKey: lotteriesQuery(gateway, language).queryKey,
      entries: [
        { entry: entry('lottList'), partOf: lotteriesOf('LOTT') },
        { entry: entry('elottList'), partOf: lotteriesOf('ELOTT') },
      ],
    },
    {
      queryKey: gameMenuQuery(context).queryKey,
      entries: [{ entry: entry('getVassGameType'), partOf: whole }],
    },
    {
      queryKey: lotteryMenuQuery(gateway, language).queryKey,
      entries: [{ entry: entry('getGameLotts'), partOf: whole }],
    },
    {
      queryKey: memberQuery(gateway).queryKey,
      entries: [{ entry: ENTRIES.memberInfo, partOf: whole }],
      ofMember: true,
    },
  ]
}
