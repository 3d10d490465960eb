import { expect, it } from 'vitest'

import { progress } from './progress.ts'

function lines(total: number, isTerminal: boolean): readonly string[] {
  const written: string[] = []
  const step = progress('Before', total, { isTerminal, write: (text) => written.push(text) })
  for (let at = 1; at <= total; at++) step(`story ${at}`)
  return written
}

it('counts every twentieth step and the last in a log', () => {
  expect(lines(45, false)).toEqual(['Before: 20 of 45\n', 'Before: 40 of 45\n', 'Before: 45 of 45\n'])
})

it('rewrites one line in a terminal, and ends it with the last step', () => {
  const written = lines(2, true)
  expect(written[0]).toContain('Before: 1 of 2, story 1')
  expect(written[1]).toMatch(/Before: 2 of 2\n$/)
})
