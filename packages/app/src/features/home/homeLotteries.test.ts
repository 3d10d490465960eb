import { expect, it } from 'vitest'

import type { Lottery } from '#capabilities/lottery/lotteryMapping.ts'

import { homeLotteries } from './homeLotteries.ts'

const lottery = (gameId: string, drawKind: string, drawEverySeconds: number) =>
  ({ gameId, drawKind, drawEverySeconds }) as Lottery
const kinds = ['D5', 'D3', 'K3', 'PK10', 'KENO'].map((kind, index) => lottery(kind, kind, (index + 1) * 60))
const ids = (list: readonly Lottery[]) => list.map(({ gameId }) => gameId)

it.each([
  [0, [], []],
  [2, ['D5', 'D3'], ['D5', 'D3']],
  [4, ['D5', 'D3', 'K3', 'PK10'], ['D5', 'D3', 'K3', 'PK10']],
  [5, ['D5', 'D3', 'K3', 'PK10'], ['KENO']],
])('of %i kinds %o are to play, the draws of %o are shown (S-home-26)', (count, toPlay, drawn) => {
  const found = homeLotteries(kinds.slice(0, count))
  expect([ids(found.toPlay), ids(found.drawn)]).toEqual([toPlay, drawn])
})

it('takes the quickest of a kind', () => {
  expect(ids(homeLotteries([lottery('slow', 'D5', 300), lottery('quick', 'D5', 60)]).toPlay)).toEqual([
    'quick',
  ])
})
