import { expect, it } from 'vitest'

import { createKnownAnswers } from './knownAnswers.ts'

it('keeps the latest answer of each key, by language', () => {
  const known = createKnownAnswers()
  known.add('EN', [[['games', 'hot'], 1]])
  known.add('EN', [
    [['games', 'hot'], 2],
    [['games', 'menu'], 3],
  ])
  known.add('VI', [[['games', 'hot'], 4]])
  expect(known.of('EN')).toEqual([
    [['games', 'hot'], 2],
    [['games', 'menu'], 3],
  ])
  expect(known.of('VI')).toEqual([[['games', 'hot'], 4]])
  expect(known.of('TH')).toEqual([])
})
