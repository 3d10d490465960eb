import { expect, test } from 'vitest'

import { suggestedAmounts } from './suggestedAmounts.ts'

test.each([
  ['EUR', ['20', '50', '100', '500']],
  ['VND', ['400000', '1000000', '2000000', '10000000']],
  ['KWD', ['10', '25', '50', '250']],
])('limits to choose from in %s', (currency, amounts) => expect(suggestedAmounts(currency)).toEqual(amounts))
