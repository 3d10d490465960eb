import { describe, expect, it, test } from 'vitest'

import { openLottery, playTypesOf } from './lotteryEntrance.ts'

test.each([
  ['Tradition', ['trad']],
  ['Entertainment', ['ent']],
  ['Tradition,Entertainment', ['trad', 'ent']],
  ['', ['trad']],
  [undefined, ['trad']],
] as const)('mode %s is played as %j', (mode, types) => {
  expect(playTypesOf(mode)).toEqual(types)
})

describe('openLottery', () => {
  const lottery = {
    gameType: 'LOTT',
    gameId: 'X_1',
    gameCode: 'X_1',
    gameGroupId: 'VN',
    lottoMode: 'Tradition',
  }
  const prizeModes = { vietnam: 'V', sea: 'S', elottery: 'E', lottery: 'L' }
  const input = { session: { type: 0 }, prizeModes }

  it('sends a visitor to sign in', () => {
    expect(openLottery({ ...input, session: null, lottery: { ...lottery, vendor: 'LOTT' } }).kind).toBe(
      'login',
    )
  })
  it.each([
    ['TCG_LOTTO_VN', 'V'],
    ['TCG_SEA', 'S'],
    ['LOTT', 'E'],
    ['ELOTT', 'E'],
  ] as const)('opens a lottery of %s itself, not its lobby', (vendor, prizeMode) => {
    expect(openLottery({ ...input, lottery: { ...lottery, vendor } })).toEqual({
      kind: 'openLaunchPage',
      vendor,
      playType: 'trad',
      gameId: 'X_1',
      gameGroupId: 'VN',
      prizeMode,
      code: 'X_1',
    })
  })
  it('opens with the play type that was asked for', () => {
    const both = { ...lottery, vendor: 'LOTT', lottoMode: 'Tradition,Entertainment' }
    expect(openLottery({ ...input, lottery: both })).toMatchObject({ playType: 'ent' })
    expect(openLottery({ ...input, lottery: both, playType: 'trad' })).toMatchObject({ playType: 'trad' })
  })
})
