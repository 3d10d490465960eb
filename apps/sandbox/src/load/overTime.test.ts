import { expect, test } from 'vitest'

import { growth } from './overTime.ts'

const points = (...megabytes: number[]) =>
  megabytes.map((size, index) => ({ minute: index + 1, megabytes: size }))

test.each([
  ['that fills up and stays', points(100, 300, 400, 400, 400, 400), 0],
  ['that grows by ten a minute', points(100, 110, 120, 130, 140, 150), 10],
  ['that shrinks', points(100, 200, 300, 280, 260, 240), -20],
])('memory %s is told by its second half', (_name, run, expected) => {
  expect(growth(run)).toBeCloseTo(expected)
})

test('one point tells nothing', () => {
  expect(growth(points(100))).toBeNaN()
})
