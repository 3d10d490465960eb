import { expect, it } from 'vitest'

import { requireAllowed } from './licences.ts'

const licence = (identifier: string | null, text = 'Copyright') => ({
  name: 'crane',
  version: '1.0.0',
  identifier,
  text,
})

it.each(['MIT', 'OFL-1.1', '(MPL-2.0 OR Apache-2.0)', 'MIT AND ISC'])(
  '%s may be in a bundle',
  (identifier) => {
    expect(() => requireAllowed([licence(identifier)])).not.toThrow()
  },
)

it.each(['GPL-3.0-only', 'AGPL-3.0', 'LGPL-2.1', 'MIT AND GPL-2.0', 'UNLICENSED', '', null])(
  '%s may not',
  (identifier) => {
    expect(() => requireAllowed([licence('MIT'), licence(identifier)])).toThrow('crane 1.0.0')
  },
)

it('a licence without its text may not', () => {
  expect(() => requireAllowed([licence('MIT', ' \n')])).toThrow('crane 1.0.0 (MIT)')
})
