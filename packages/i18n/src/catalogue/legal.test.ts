import { expect, test } from 'vitest'

import { readCatalogue } from './files.ts'
import { isLegalText, LEGAL_TEXTS } from './legal.ts'

test.each(LEGAL_TEXTS)('%s begins the id of a text', (beginning) => {
  expect(Object.keys(readCatalogue('EN')).some((id) => id.startsWith(beginning))).toBe(true)
})

test.each([
  ['failure.excludedUntil', true],
  ['failure.sessionLimitUntil', true],
  ['footer.ageLabel', true],
  ['footer.responsibleBody', true],
  ['marketing.intro', true],
  ['responsibleGaming.timeOut', true],
  ['lotteryBet.refused.closed', false],
  ['failure.offline', false],
  ['footer.text', false],
])('%s is a text that the operator answers for: %s', (id, legal) => expect(isLegalText(id)).toBe(legal))
