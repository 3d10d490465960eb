import type { Schemas } from '@livery/api'
import { expect, test } from 'vitest'

import { rulesInLanguage } from './entrance.queries.ts'

const rule = {
  field: 'username',
  enabled: true,
  exposed: true,
  required: true,
  pattern: '^[a-z]{4,16}$',
  message: '4 to 16 letters.',
  order: 10,
} as const

test.each([
  ['JA', 'EN', ''],
  ['EN', 'EN', '4 to 16 letters.'],
  ['JA', undefined, '4 to 16 letters.'],
] as const)('a player of %s reads a rule in %s: “%s” (S-register-05)', (chosen, language, message) => {
  const rules: Schemas['RegistrationRules'] = {
    methods: ['username'],
    fields: [rule],
    ...(language && { language }),
  }
  expect(rulesInLanguage(rules, chosen).fields[0]?.message).toBe(message)
})
