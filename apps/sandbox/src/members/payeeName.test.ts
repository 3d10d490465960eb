import { expect, test } from 'vitest'

import { isSameName } from './payeeName.ts'

test.each([
  ['Robin Vella', 'ROBIN  VELLA', true],
  ['José Müller', 'Jose Muller', true],
  ["Ann-Marie O'Neil", 'Ann Marie ONeil', true],
  ['Nguyễn Văn An', 'NGUYEN VAN AN', true],
  ['Robin Vella', 'Vella Robin', false],
  ['Robin Vella', 'Robin Velda', false],
  ['สมชาย ใจดี', 'สมหญิง ใจดี', false],
])('%s and %s: %s', (one, other, same) => {
  expect(isSameName(one, other)).toBe(same)
})
