import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import {
  dispatchGame,
  type GameAction,
  lotteryPrizeMode,
  prizeModeOf,
  vendorOfPrizeMode,
} from './dispatch.ts'
import { DEFAULT_PRIZE_MODES, type Game, LOTTERY_VENDORS, type VendorMapping } from './game.ts'

const member = { type: 0 }
const slot: Game = { vendor: 'NOVA', gameType: 'RNG', gameId: 'g1', nodeId: 'n1' }
const entry = (vendor: string) => ({ vendor, gameType: 'ELOTT' })
const eLottery: VendorMapping = { ELOTT: [entry('TCG_LOTTO_VN')] }

describe('dispatchGame', () => {
  test.each<[string, Parameters<typeof dispatchGame>[0], GameAction]>([
    ['a visitor logs in (S-launch-01)', { game: slot, session: null }, { kind: 'login', to: '/m/login' }],
    [
      'Vietnamese lottery (S-launch-02)',
      { game: { vendor: 'TCG_LOTTO_VN', gameType: 'ELOTT' }, session: member },
      { kind: 'launchLottery', vendor: 'TCG_LOTTO_VN', gameCode: 'lobby', prizeMode: 'VN', playType: 'trad' },
    ],
    [
      'South-East Asian lottery (S-launch-02)',
      { game: { vendor: 'TCG_SEA', gameType: 'ELOTT', playTypes: ['ent'] }, session: member },
      { kind: 'launchLottery', vendor: 'TCG_SEA', gameCode: 'lobby', prizeMode: 'SEA', playType: 'ent' },
    ],
    [
      'LOTT, entertainment, without a mapping: the e-lottery mode (S-launch-03)',
      {
        game: {
          vendor: 'LOTT',
          gameType: 'LOTT',
          gameId: '7',
          gameGroupId: '3',
          gameCode: 'SSC',
          playTypes: ['trad', 'ent'],
        },
        session: member,
      },
      {
        kind: 'openLaunchPage',
        vendor: 'LOTT',
        playType: 'ent',
        gameId: '7',
        gameGroupId: '3',
        prizeMode: 'ELOTTERY',
        code: 'SSC',
      },
    ],
    [
      'ELOTT, traditional, mapping without an e-lottery vendor: the lottery mode',
      {
        game: { vendor: 'ELOTT', gameType: 'ELOTT', playTypes: ['trad'] },
        session: member,
        vendors: { ELOTT: [entry('OTHER')] },
      },
      {
        kind: 'openLaunchPage',
        vendor: 'ELOTT',
        playType: 'trad',
        gameId: '',
        gameGroupId: '',
        prizeMode: 'LOTTERY',
        code: 'lobby',
      },
    ],
    [
      'any other vendor (S-launch-05)',
      { game: slot, session: member, vendors: eLottery },
      {
        kind: 'launchGame',
        category: 'RNG',
        vendor: 'NOVA',
        gameId: 'g1',
        nodeId: 'n1',
        freePlay: false,
      },
    ],
    [
      'a live room (S-launch-05)',
      { game: { vendor: 'AURA', gameType: 'LIVE', roomId: 'r9' }, session: { type: 2 } },
      { kind: 'launchGame', category: 'LIVE', vendor: 'AURA', gameId: 'r9', nodeId: '', freePlay: false },
    ],
    [
      'an id that is empty counts as none: the room is opened',
      { game: { vendor: 'AURA', gameType: 'LIVE', gameId: '', roomId: 'r9', nodeId: null }, session: member },
      { kind: 'launchGame', category: 'LIVE', vendor: 'AURA', gameId: 'r9', nodeId: '', freePlay: false },
    ],
    [
      'Vietnamese lottery, entertainment, whatever its game id: the lobby',
      {
        game: { vendor: 'TCG_LOTTO_VN', gameType: 'LOTT', gameId: '9', playTypes: ['ent'] },
        session: member,
        vendors: eLottery,
      },
      { kind: 'launchLottery', vendor: 'TCG_LOTTO_VN', gameCode: 'lobby', prizeMode: 'VN', playType: 'ent' },
    ],
    [
      'South-East Asian lottery, traditional',
      { game: { vendor: 'TCG_SEA', gameType: 'LOTT' }, session: member, vendors: {} },
      { kind: 'launchLottery', vendor: 'TCG_SEA', gameCode: 'lobby', prizeMode: 'SEA', playType: 'trad' },
    ],
    [
      'LOTT with Vietnam under ELOTT: the e-lottery mode',
      { game: { vendor: 'LOTT', gameType: 'LOTT', gameId: '7' }, session: member, vendors: eLottery },
      {
        kind: 'openLaunchPage',
        vendor: 'LOTT',
        playType: 'trad',
        gameId: '7',
        gameGroupId: '',
        prizeMode: 'ELOTTERY',
        code: 'lobby',
      },
    ],
    [
      'a lottery by category alone is a game of its vendor',
      { game: { ...slot, gameType: 'LOTT', playTypes: ['ent'] }, session: member },
      { kind: 'launchGame', category: 'LOTT', vendor: 'NOVA', gameId: 'g1', nodeId: 'n1', freePlay: false },
    ],
    [
      'a selection of a fixture opens its sportsbook there (S-sports-09)',
      {
        game: { ...slot, gameType: 'SPORTS', pick: { fixtureId: 'f1', selectionId: 's1' } },
        session: member,
      },
      {
        kind: 'launchGame',
        category: 'SPORTS',
        vendor: 'NOVA',
        gameId: 'g1',
        nodeId: 'n1',
        freePlay: false,
        pick: { fixtureId: 'f1', selectionId: 's1' },
      },
    ],
    [
      'a trial account plays free',
      { game: slot, session: { type: 4 } },
      { kind: 'launchGame', category: 'RNG', vendor: 'NOVA', gameId: 'g1', nodeId: 'n1', freePlay: true },
    ],
  ])('%s', (_, input, action) => expect(dispatchGame(input)).toEqual(action))

  test.each([0, 1, 2, 3, 4, 40, 41])(
    'an account of type %i plays for money only if it is real (S-launch-06)',
    (type) => {
      expect(dispatchGame({ game: slot, session: { type } })).toMatchObject({ freePlay: type > 2 })
    },
  )

  it("takes the tenant's names of the prize modes", () => {
    const prizeModes = { vietnam: 'V1', sea: 'S1', elottery: 'E1', lottery: 'L1' }
    const action = dispatchGame({
      game: { vendor: 'TCG_SEA', gameType: 'LOTT' },
      session: member,
      prizeModes,
    })
    expect(action).toMatchObject({ prizeMode: 'S1' })
  })
})

test.each([
  [undefined, 'ELOTTERY'],
  [{}, 'LOTTERY'],
  [{ LOTT: [entry('LOTT')] }, 'LOTTERY'],
  [{ ELOTT: [] }, 'LOTTERY'],
  [{ ELOTT: [entry('LOTT')] }, 'ELOTTERY'],
  [{ ELOTT: [entry('OTHER'), entry('TCG_LOTTO_VN')] }, 'ELOTTERY'],
])('prize mode of %j is %s (S-launch-04)', (vendors, mode) => expect(lotteryPrizeMode(vendors)).toBe(mode))

test.each([
  ['TCG_LOTTO_VN', 'VN', 'TCG_LOTTO_VN'],
  ['TCG_SEA', 'SEA', 'TCG_SEA'],
  ['LOTT', 'ELOTTERY', 'LOTT'],
  // Both can be bet on with either set of odds; an address without a vendor opens the platform's own.
  ['ELOTT', 'ELOTTERY', 'LOTT'],
])('%s is bet by %s, which without a vendor opens %s', (vendor, mode, opened) => {
  expect(prizeModeOf(vendor, eLottery)).toBe(mode)
  expect(vendorOfPrizeMode(mode)).toBe(opened)
})

describe('any game of any vendor', () => {
  const id = fc.option(fc.constantFrom('', 'x1'), { nil: undefined })
  const game = fc.record({
    vendor: fc.constantFrom(...Object.values(LOTTERY_VENDORS), 'NOVA', 'AURA'),
    gameType: fc.constantFrom('RNG', 'LIVE', 'LOTT', 'ELOTT'),
    gameId: id,
    roomId: id,
    nodeId: id,
    gameCode: id,
    playTypes: fc.option(fc.subarray(['trad', 'ent'] as const, { minLength: 1 }), { nil: undefined }),
  })
  const vendors = fc.option(fc.constantFrom({}, eLottery, { ELOTT: [entry('OTHER')] }), { nil: undefined })

  it('is never launched for a visitor', () => {
    fc.assert(
      fc.property(game, vendors, (of, mapping) => {
        expect(dispatchGame({ game: of, session: null, vendors: mapping })).toEqual({
          kind: 'login',
          to: '/m/login',
        })
      }),
    )
  })

  it('is launched in the way of its vendor, with every parameter filled in', () => {
    const kinds: Record<string, GameAction['kind']> = {
      TCG_LOTTO_VN: 'launchLottery',
      TCG_SEA: 'launchLottery',
      LOTT: 'openLaunchPage',
      ELOTT: 'openLaunchPage',
    }
    fc.assert(
      fc.property(game, vendors, (of, mapping) => {
        const action = dispatchGame({ game: of, session: member, vendors: mapping })
        expect(action.kind).toBe(kinds[of.vendor] ?? 'launchGame')
        expect(Object.values(action)).not.toContain(undefined)
        expect(action).toMatchObject({ vendor: of.vendor })
      }),
    )
  })

  it('has a prize mode whose vendor has the same prize mode', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.values(LOTTERY_VENDORS)), vendors, (vendor, mapping) => {
        const mode = prizeModeOf(vendor, mapping)
        expect(Object.values(DEFAULT_PRIZE_MODES)).toContain(mode)
        expect(prizeModeOf(vendorOfPrizeMode(mode), mapping)).toBe(mode)
      }),
    )
  })
})
