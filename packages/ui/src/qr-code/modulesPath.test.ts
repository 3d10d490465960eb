import { expect, test } from 'vitest'

import { modulesPath } from './modulesPath.ts'

test('draws a rectangle for each run of dark modules', () => {
  expect(
    modulesPath([
      [true, true, false, true],
      [false, false, false, false],
      [false, true, true, true],
    ]),
  ).toBe('M0 0h2v1H0zM3 0h1v1H3zM1 2h3v1H1z')
})

test('covers as many modules as are dark', () => {
  const rows = Array.from({ length: 21 }, (_, y) =>
    Array.from({ length: 21 }, (_, x) => (x * y + x) % 3 === 0),
  )
  const dark = rows.flat().filter(Boolean).length
  const drawn = [...modulesPath(rows).matchAll(/h(\d+)/g)].reduce((sum, [, run]) => sum + Number(run), 0)
  expect(drawn).toBe(dark)
})
