import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import {
  awaitsAnswer,
  CONTRACT_KINDS,
  CONTRACT_ROUTES,
  contractKindOf,
  mayPromptContracts,
  pendingContracts,
} from './contracts.ts'

const none = { salary: 0, hourly: 0, dividend: 0 }

test.each([
  [none, []],
  [{ ...none, salary: 2 }, [{ kind: 'salary', count: 2 }]],
  [{ ...none, hourly: 1 }, [{ kind: 'hourly', count: 1 }]],
  [{ ...none, dividend: 1 }, [{ kind: 'dividend', count: 1 }]],
  [
    { salary: 1, hourly: 1, dividend: 3 },
    [
      { kind: 'salary', count: 1 },
      { kind: 'hourly', count: 1 },
      { kind: 'dividend', count: 3 },
    ],
  ],
])('of the requests %o wait %o (S-agent-08, S-entities-11)', (requests, waiting) => {
  expect(pendingContracts(requests)).toEqual(waiting)
})

test.each([
  ['salaryContract', 'salary'],
  ['hourlyContract', 'hourly'],
  ['dividendContract', 'dividend'],
  ['agent', undefined],
] as const)('the page %s is about %s', (routeId, kind) => {
  expect(contractKindOf(routeId)).toBe(kind)
})

test.each([
  ['home', true],
  ['agent', true],
  ['gameLaunch', false],
  ['lotteryBet', false],
  ['hourlyContract', false],
] as const)('on %s the prompt may come: %s', (routeId, may) => {
  expect(mayPromptContracts(routeId)).toBe(may)
})

const NOW = Date.parse('2026-11-21T12:00:00Z')
test.each([
  ['pending', undefined, true],
  ['pending', '2026-11-21T12:00:01Z', true],
  ['pending', '2026-11-21T12:00:00Z', false],
  ['active', undefined, false],
  ['declined', undefined, false],
  ['ended', undefined, false],
])('a contract that is %s and ends %s can be answered: %s', (state, endsAt, answerable) => {
  expect(awaitsAnswer({ state, endsAt }, NOW)).toBe(answerable)
})

test('each kind has a page of its own, from which the kind can be read', () => {
  expect(CONTRACT_KINDS.map((kind) => contractKindOf(CONTRACT_ROUTES[kind]))).toEqual([...CONTRACT_KINDS])
})

test('pending requests equal the counts of the wire, each under one kind', () => {
  const count = fc.nat({ max: 99 })
  fc.assert(
    fc.property(count, count, count, (salary, hourly, dividend) => {
      const pending = pendingContracts({
        salary: salary,
        hourly: hourly,
        dividend: dividend,
      })
      expect(pending.reduce((total, { count: of }) => total + of, 0)).toBe(salary + hourly + dividend)
      expect(pending.every(({ count: of }) => of > 0)).toBe(true)
    }),
  )
})
