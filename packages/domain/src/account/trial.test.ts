import { expect, test } from 'vitest'

import { isTrialGranted } from './trial.ts'

test.each([
  [0, false],
  ['0', false],
  ['', false],
  [null, false],
  [undefined, false],
  [1, true],
  [-1, true],
  ['5', true],
])('the trial value %j is granted: %s (S-trial-02)', (value, granted) =>
  expect(isTrialGranted(value)).toBe(granted),
)
