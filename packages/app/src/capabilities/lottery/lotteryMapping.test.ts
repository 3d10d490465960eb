import type { Schemas } from '@livery/api'
import { expect, test } from 'vitest'

import { drawFromWire, lotteryFromWire, lotteryGroupsFromWire, periodFromWire } from './lotteryMapping.ts'

const lottery: Schemas['Lottery'] = {
  gameId: 'L1',
  nodeId: 'n',
  gameName: 'L',
  displayName: 'Lottery',
  gameType: 'LOTT',
  gameGroupId: 'D5',
  vassalage: 'LOTT',
  lottoMode: 'Tradition,Entertainment',
  drawKind: 'D5',
  drawEverySeconds: 300,
  iconUrl: '/art.svg',
}

test('a lottery arrives with its vendor and play types, and without the wire’s spellings', () => {
  const { vassalage, lottoMode: _, ...same } = lottery
  expect(lotteryFromWire(lottery)).toEqual({ ...same, vendor: vassalage, playTypes: ['trad', 'ent'] })
  const [group] = lotteryGroupsFromWire([{ gameGroupId: 'D5', displayName: 'Five', lotteries: [lottery] }])
  expect(group).toEqual({ gameGroupId: 'D5', displayName: 'Five', lotteries: [lotteryFromWire(lottery)] })
})

const drawnAt = '2026-11-20T10:00:00.000Z'
const draw = { gameId: 'L1', numero: '143', numbers: ['3', '0'], drawnAt }

test('a draw arrives under its number', () => {
  expect(drawFromWire(draw)).toEqual({ gameId: 'L1', drawNumber: '143', numbers: ['3', '0'], drawnAt })
})

test('a period arrives in ms, with the draw before it', () => {
  const at = (minute: number): string => `2026-11-20T10:0${minute}:00.000Z`
  const period = {
    gameId: 'L1',
    numero: '144',
    opensAt: at(0),
    closesAt: at(4),
    drawsAt: at(5),
    serverTime: at(1),
    lastDraw: draw,
  }
  const opensAt = Date.UTC(2026, 10, 20, 10)
  expect(periodFromWire(period, -3)).toEqual({
    gameId: 'L1',
    drawNumber: '144',
    opensAt,
    closesAt: opensAt + 4 * 60_000,
    drawsAt: opensAt + 5 * 60_000,
    lastDraw: drawFromWire(draw),
    clockGap: -3,
  })
})
