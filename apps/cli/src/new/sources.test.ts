import { expect, it } from 'vitest'

import { readAnswers } from './newTenant.ts'
import { tenantSource } from './sources.ts'

const legal = (jurisdiction: string) => ({ legal: { jurisdiction } })

it.each<[string, Record<string, string>, unknown, string | undefined]>([
  ['that of the usual jurisdiction', {}, {}, 'EUR'],
  ['that of the answered jurisdiction', { jurisdiction: 'great-britain' }, {}, 'GBP'],
  ['that of the jurisdiction of shared defaults', {}, legal('great-britain'), 'GBP'],
  [
    'the answered jurisdiction before that of defaults',
    { jurisdiction: 'malta' },
    legal('great-britain'),
    'EUR',
  ],
  ['the answered one', { currency: 'SEK' }, legal('great-britain'), 'SEK'],
  ['none beside that of shared defaults', {}, { ...legal('great-britain'), currency: 'SEK' }, undefined],
])('the currency of a new brand is %s', (_rule, given, shared, currency) => {
  const written = tenantSource(
    readAnswers({ id: 'coral', name: 'Coral', color: '#ff6b5e', ...given }),
    shared,
  )
  expect(/currency: '(\w+)'/.exec(written)?.[1]).toBe(currency)
})
