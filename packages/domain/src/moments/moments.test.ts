import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  followPlay,
  isMoment,
  isProtected,
  type MomentEvent,
  type PlayProgress,
  type Protection,
} from './moments.ts'

describe('what is celebrated (S-moments-01)', () => {
  it.each<[what: string, event: MomentEvent, celebrated: boolean]>([
    ['a paid draw above its stake', { kind: 'draw', stake: '2.00', payout: '2.01' }, true],
    ['a draw that returns the stake', { kind: 'draw', stake: '2.00', payout: '2.00' }, false],
    ['a draw that returns a part of the stake', { kind: 'draw', stake: '2.00', payout: '1.50' }, false],
    ['a lost draw', { kind: 'draw', stake: '2.00', payout: '0' }, false],
    ['a draw without a bet', { kind: 'draw', stake: '0', payout: '0' }, false],
    ['play five stakes ahead', { kind: 'play', stake: '1.00', ahead: '5.00' }, true],
    ['play a little ahead', { kind: 'play', stake: '1.00', ahead: '4.99' }, false],
    ['money that no stake brought', { kind: 'play', stake: '0', ahead: '50.00' }, false],
    ['a higher level', { kind: 'level', known: 1, level: 2 }, true],
    ['the first level', { kind: 'level', known: 0, level: 1 }, true],
    ['the same level', { kind: 'level', known: 2, level: 2 }, false],
    ['a lower level', { kind: 'level', known: 3, level: 2 }, false],
    ['a level seen for the first time', { kind: 'level', known: undefined, level: 4 }, false],
    ['the first deposit', { kind: 'deposit', earlier: 0, minutesAgo: 0 }, true],
    ['the first deposit, looked at later', { kind: 'deposit', earlier: 0, minutesAgo: 15 }, false],
    ['another deposit', { kind: 'deposit', earlier: 1, minutesAgo: 0 }, false],
  ])('%s: %o is %s', (_, event, celebrated) => {
    expect(isMoment(event)).toBe(celebrated)
  })
})

describe('who is protected (S-moments-02)', () => {
  const now = Date.parse('2026-11-23T12:00:00Z')
  const free: Protection = { limits: [], playedMinutes: 40 }
  it.each<[what: string, state: Partial<Protection>, quiet: boolean]>([
    ['nobody without limits', {}, false],
    ['a member on a time-out', { timeOutUntil: '2026-11-23T12:00:01Z' }, true],
    ['nobody after a time-out', { timeOutUntil: '2026-11-23T12:00:00Z' }, false],
    ['an excluded member', { selfExcludedUntil: '2027-05-23T12:00:00Z' }, true],
    ['a member at a limit', { limits: [{ amount: '50.00', used: '50.00' }] }, true],
    ['a member over one of two limits', { limits: [{ used: '9' }, { amount: '5', used: '6' }] }, true],
    ['a member whose limit is nothing', { limits: [{ amount: '0', used: '0' }] }, true],
    ['nobody below the limit', { limits: [{ amount: '50.00', used: '49.99' }] }, false],
    ['nobody with an amount used and no limit', { limits: [{ used: '49.99' }] }, false],
    ['a member who has played as long as wanted', { sessionMinutes: 40 }, true],
    ['nobody who has time left', { sessionMinutes: 41 }, false],
    ['nobody whose time has no limit', { sessionMinutes: 0 }, false],
  ])('%s: %o is %s', (_, state, quiet) => {
    expect(isProtected({ ...free, ...state }, now)).toBe(quiet)
  })
})

describe('the play in a game', () => {
  const startedAt = '2026-11-23T11:00:00Z'
  /** Follows rounds of stake and return; money in whole units. */
  const play = (rounds: readonly (readonly [staked: number, won: number])[]) => {
    let totals = { startedAt, staked: '100', won: '20' }
    let progress: PlayProgress | undefined = followPlay(undefined, totals).progress
    return rounds.map(([stake, won]) => {
      totals = {
        startedAt,
        staked: String(Number(totals.staked) + stake),
        won: String(Number(totals.won) + won),
      }
      const followed = followPlay(progress, totals)
      progress = followed.progress
      return followed.rise
    })
  }

  it.each<
    [what: string, rounds: [number, number][], rises: ({ stake: string; ahead: string } | undefined)[]]
  >([
    ['a win', [[1, 10]], [{ stake: '1', ahead: '9' }]],
    ['a return of the stake', [[1, 1]], [undefined]],
    [
      'a win that makes up for losses',
      [
        [10, 0],
        [1, 11],
      ],
      [undefined, undefined],
    ],
    [
      'a win beyond the losses',
      [
        [10, 0],
        [1, 14],
      ],
      [undefined, { stake: '1', ahead: '3' }],
    ],
    [
      'a return that arrives after its stake',
      [
        [5, 0],
        [0, 5],
      ],
      [undefined, undefined],
    ],
    [
      'a win that arrives after its stake',
      [
        [5, 0],
        [0, 40],
      ],
      [undefined, { stake: '5', ahead: '35' }],
    ],
    [
      'a win after a win',
      [
        [1, 10],
        [1, 3],
      ],
      [
        { stake: '1', ahead: '9' },
        { stake: '1', ahead: '2' },
      ],
    ],
  ])('%s', (_, rounds, rises) => {
    expect(play(rounds)).toEqual(rises)
  })

  it('begins anew with another session', () => {
    const { progress } = followPlay(undefined, { startedAt, staked: '0', won: '0' })
    const next = followPlay(progress, { startedAt: '2026-11-24T11:00:00Z', staked: '1', won: '90' })
    expect(next.rise).toBeUndefined()
  })

  it('never rises while what came back is no more than what was staked since it was opened', () => {
    const round = fc.tuple(fc.nat(50), fc.nat(50))
    fc.assert(
      fc.property(fc.array(round, { maxLength: 30 }), (rounds) => {
        let net = 0
        const behind = rounds.map(([stake, payout]) => (net += payout - stake) <= 0)
        const rises = play(rounds)
        expect(rises.filter((rise, at) => rise && behind[at])).toEqual([])
      }),
    )
  })
})
