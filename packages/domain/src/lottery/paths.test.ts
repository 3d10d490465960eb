import * as fc from 'fast-check'
import { expect, it, test } from 'vitest'

import { matchRoute } from '../routes/routes.ts'
import {
  launchGamePath,
  lotteryClientPath,
  lotteryReturnPath,
  namesLottery,
  readLaunchQuery,
} from './paths.ts'

it('writes and reads the launch page (S-routes-17)', () => {
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

it('writes the lottery frame (S-routes-19)', () => {
  const path = lotteryClientPath({ mui: 'std', playType: 'trad', gameId: '9', token: 't&1', merchant: 'M1' })
  expect(path).toBe('/m/lotto-h5/std/trad/games/9?token=t%261&merchant=M1')
})

test('the lottery launcher returns home with pageBack, else to the game list (S-launch-07)', () => {
  expect(lotteryReturnPath('home')).toBe('/m/home')
  expect(lotteryReturnPath(null)).toBe('/m/game')
})

test.each([
  ['', false],
  ['playType=trad&prize_mode=VN', false],
  ['code=lobby', true],
  ['gameId=LOTT_0001', true],
  ['vendor=LOTT&gameId=LOTT_0001&code=LOTT_0001', true],
  ['vendor=PRISM&gameCategory=RNG&gameId=PRISM_1', false],
  ['gameId=&code=', false],
])('the address “%s” names a lottery: %s (S-routes-18)', (search, expected) => {
  expect(namesLottery(search)).toBe(expected)
})

test('the path of a launch page can be read back, whatever the names', () => {
  const word = fc.string({ unit: 'grapheme' })
  const action = fc.record({
    kind: fc.constant('openLaunchPage'),
    vendor: word,
    playType: fc.constantFrom('trad', 'ent'),
    gameId: word,
    gameGroupId: word,
    prizeMode: word,
    code: fc.string({ unit: 'grapheme', minLength: 1 }),
  })
  fc.assert(
    fc.property(action, fc.boolean(), ({ kind, vendor, ...query }, fromHome) => {
      const [path = '', search] = launchGamePath({ kind, vendor, ...query }, fromHome).split('?')
      expect(matchRoute(path).route.id).toBe('gameLaunch')
      expect(readLaunchQuery(search ?? '')).toEqual({ ...query, fromHome })
    }),
  )
})

test('the path of a lottery client keeps its three parameters, whatever their values', () => {
  const part = fc.string({ minLength: 1 }).filter((text) => text !== '.' && text !== '..')
  fc.assert(
    fc.property(part, part, fc.constantFrom('trad', 'ent'), (mui, gameId, playType) => {
      const { pathname } = new URL(lotteryClientPath({ mui, playType, gameId }), 'https://site.example')
      expect(matchRoute(pathname)).toMatchObject({
        route: { id: 'lotteryBet' },
        params: { mui, playType, gameId },
      })
    }),
  )
})

test.each([
  ['playType=other', { playType: 'trad' }],
  ['code=', { code: 'lobby' }],
  ['pageBack=', { fromHome: false }],
  ['prize_mode=VN&gameGroupId=1', { prizeMode: 'VN', gameGroupId: '1' }],
])('the query %s reads as %j', (search, part) => expect(readLaunchQuery(search)).toMatchObject(part))
