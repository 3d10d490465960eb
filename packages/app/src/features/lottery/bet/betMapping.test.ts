import { expect, test } from 'vitest'

import { samplePlays, sampleReceipt } from '../lottery.samples.ts'
import { betsOfOrder, betToWire, receiptFromWire } from './betMapping.ts'

const [play] = samplePlays
if (!play) throw new Error('The samples hold no play')
const line = { id: '1', play, selection: [['3', '7'], ['1']], bets: 2, unitStake: '0.10' }
const bets = {
  gameId: 'L1',
  drawNumber: '144',
  playType: 'trad',
  prizeMode: undefined,
  currency: 'EUR',
  slip: { lines: [line], multiple: 2 },
} as const

test('a slip is sent with its draw, and with a prize mode where the address names one', () => {
  const body = {
    gameId: 'L1',
    numero: '144',
    playType: 'trad',
    currency: 'EUR',
    lines: [
      { playId: play.playId, selection: [['3', '7'], ['1']], unitStake: '0.10', multiple: 2, odds: ['97'] },
    ],
  }
  expect(betToWire(bets)).toEqual(body)
  expect(betToWire({ ...bets, prizeMode: 'VN' })).toEqual({ ...body, prizeMode: 'VN' })
})

test('the same bets on another draw are the same order', () => {
  const later = betToWire({ ...bets, drawNumber: '145' })
  expect(betsOfOrder(later)).toEqual(betsOfOrder(betToWire(bets)))
  expect(betsOfOrder(betToWire({ ...bets, currency: 'USD' }))).not.toEqual(betsOfOrder(later))
})

test('the same bets at other odds are another order', () => {
  const dearer = { ...line, play: { ...play, odds: '90' } }
  const other = betToWire({ ...bets, slip: { lines: [dearer], multiple: 2 } })
  expect(betsOfOrder(other)).not.toEqual(betsOfOrder(betToWire(bets)))
})

test('a receipt arrives with the number of its draw', () => {
  const { numero, ...same } = sampleReceipt
  expect(receiptFromWire(sampleReceipt)).toEqual({ ...same, drawNumber: numero })
})
