import { expect, test } from 'vitest'

import { templatesFromWire } from './templateMapping.ts'

test.each([
  [{ mem_cen: 1, dep_func: 0 }, 'new', 'base', undefined],
  [{ mem_cen: 0, dep_func: 1, login_prompt_text: '<b>Join</b>' }, 'base', 'new', '<b>Join</b>'],
] as const)(
  'templates %j choose %s and %s (S-entities-10)',
  (wire, memberCentreLayout, depositLayout, invitation) => {
    expect(templatesFromWire(wire)).toEqual({ memberCentreLayout, depositLayout, invitation })
  },
)
