import { expect, it, test } from 'vitest'

import {
  gameListPath,
  helpDetailPath,
  launchGamePath,
  lotteryFramePath,
  readHelpDetailQuery,
  readLaunchQuery,
} from './queries.ts'

test.each([
  [{}, '/m/gameList'],
  [{ shelf: 'hot' }, '/m/gameList?type=hot'],
  [{ gameType: 'RNG', vendor: 'BGS' }, '/m/gameList?gameType=RNG&vassalage=BGS'],
] as const)('game list %j is %s', (query, path) => expect(gameListPath(query)).toBe(path))

it('writes and reads the launch page', () => {
  const action = {
    kind: 'openLaunchPage',
    vendor: 'LOTT',
    playType: 'ent',
    gameId: '7',
    gameGroupId: '3',
    prizeMode: 'ELOTTERY',
    code: 'lobby',
  } as const
  const path = launchGamePath(action, true)
  expect(path).toBe(
    '/m/launchGame?playType=ent&gameId=7&gameGroupId=3&prize_mode=ELOTTERY&code=lobby&pageBack=home',
  )
  expect(readLaunchQuery(path.split('?')[1] ?? '')).toEqual({
    playType: 'ent',
    gameId: '7',
    gameGroupId: '3',
    prizeMode: 'ELOTTERY',
    code: 'lobby',
    fromHome: true,
  })
  expect(launchGamePath(action, false)).not.toContain('pageBack')
  expect(readLaunchQuery('')).toMatchObject({ playType: 'trad', code: 'lobby', fromHome: false })
})

it('writes the lottery frame', () => {
  const path = lotteryFramePath({ mui: 'std', playType: 'trad', gameId: '9', token: 't&1', merchant: 'M1' })
  expect(path).toBe('/m/lotto-h5/std/trad/games/9?token=t%261&merchant=M1')
})

test.each([
  ['?p=2', { index: 2, child: null }],
  ['?p=0&c=1', { index: 0, child: 1 }],
  ['?c=1', null],
  ['?p=-1', null],
  ['?p=x', null],
])('help detail %s', (search, wanted) => expect(readHelpDetailQuery(search)).toEqual(wanted))

test('help detail paths', () => {
  expect(helpDetailPath({ index: 0, child: null })).toBe('/m/helpDetail?p=0')
  expect(helpDetailPath({ index: 2, child: 0 })).toBe('/m/helpDetail?p=2&c=0')
})
