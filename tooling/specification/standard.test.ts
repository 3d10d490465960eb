import { expect, it } from 'vitest'

import { examineStandard, REQUIREMENTS } from './standard.ts'

const files = [
  'apps/sandbox/src/server/calls.test.ts',
  'apps/cli/src/a/twice.test.ts',
  'packages/ui/src/b/twice.test.ts',
]
const problems = (...rows: string[]) =>
  examineStandard(rows.join('\n'), files, ['D-0034'], ['V1.1.1', 'V1.1.2']).join('\n')
const second = '| V1.1.2 | absent | no such thing | |'

it('knows the 253 requirements of levels 1 and 2', () => {
  expect(new Set(REQUIREMENTS).size).toBe(253)
})

it.each([
  ['met with a test', '| V1.1.1 | met | by the contract | `server/calls.test.ts` |', ''],
  ['open with a record', '| V1.1.1 | open | why: D-0034 | |', ''],
  ['the operator’s', '| V1.1.1 | operator | TLS | |', ''],
  ['missing', '', 'V1.1.1: is named 0 times.'],
  ['named twice', '| V1.1.1, V1.1.1 | operator | TLS | |', 'V1.1.1: is named 2 times.'],
  [
    'of another level',
    '| V1.1.1, V1.1.9 | operator | TLS | |',
    'V1.1.9: is no requirement of levels 1 and 2.',
  ],
  ['met without a proof', '| V1.1.1 | met | somehow | |', 'V1.1.1: is met, and nothing proves it.'],
  [
    'met by a test that is gone',
    '| V1.1.1 | met | so | `a/gone.test.ts` |',
    "V1.1.1: 'a/gone.test.ts' is 0 files, not one.",
  ],
  [
    'met by one of two tests',
    '| V1.1.1 | met | so | `twice.test.ts` |',
    "V1.1.1: 'twice.test.ts' is 2 files, not one.",
  ],
  ['open without a record', '| V1.1.1 | open | no time | |', 'V1.1.1: is open, and no record says why.'],
  [
    'open with a record that is gone',
    '| V1.1.1 | open | D-0099 | |',
    'V1.1.1: is open, and no record says why.',
  ],
  [
    'in an unknown state',
    '| V1.1.1 | fine | so | |',
    "V1.1.1: 'fine' is none of met, open, operator, absent.",
  ],
])('a requirement %s', (_name, row, expected) => {
  expect(problems(row, second)).toBe(expected)
})
