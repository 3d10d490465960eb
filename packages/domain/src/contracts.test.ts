import { expect, test } from 'vitest'

import { awaitsAnswer, contractKindOf, mayPromptContracts, pendingContracts } from './contracts.ts'

const none = { dailysalreqtype: 0, contracthoursalreq: 0, divtypecompperiodreq: 0 }

test.each([
  [none, []],
  [{ ...none, dailysalreqtype: 2 }, [{ kind: 'salary', count: 2 }]],
  [{ ...none, contracthoursalreq: 1 }, [{ kind: 'hourly', count: 1 }]],
  [{ ...none, divtypecompperiodreq: 1 }, [{ kind: 'dividend', count: 1 }]],
  [
    { dailysalreqtype: 1, contracthoursalreq: 1, divtypecompperiodreq: 3 },
    [
      { kind: 'salary', count: 1 },
      { kind: 'hourly', count: 1 },
      { kind: 'dividend', count: 3 },
    ],
  ],
])('of the requests %o wait %o', (requests, waiting) => {
  expect(pendingContracts(requests)).toEqual(waiting)
})

test.each([
  ['salaryContract', 'salary'],
  ['hourlyContract', 'hourly'],
  ['dividendContract', 'dividend'],
  ['agentRegister', undefined],
] as const)('the page %s is about %s', (routeId, kind) => {
  expect(contractKindOf(routeId)).toBe(kind)
})

test.each([
  ['home', true],
  ['agentRegister', true],
  ['launchGame', false],
  ['lotteryFrame', false],
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
