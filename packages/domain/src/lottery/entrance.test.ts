import { describe, expect, it } from 'vitest'

import { openLottery } from './entrance.ts'

describe('openLottery', () => {
  const lottery = {
    gameType: 'LOTT',
    gameId: 'X_1',
    gameCode: 'X_1',
    gameGroupId: 'VN',
    playTypes: ['trad'],
  } as const
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
  it('opens with the requested play type (S-lottery-11)', () => {
    const both = { ...lottery, vendor: 'LOTT', playTypes: ['trad', 'ent'] } as const
    expect(openLottery({ ...input, lottery: both })).toMatchObject({ playType: 'ent' })
    expect(openLottery({ ...input, lottery: both, playType: 'trad' })).toMatchObject({ playType: 'trad' })
  })
})
