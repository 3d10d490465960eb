import { expect, it } from 'vitest'

import { readArea } from './pages.ts'

const page = (...rows: string[]) =>
  [
    '# Login',
    '',
    '| id | requirement | fulfilled by | proven by | state |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n')

it('reads rows with their files', () => {
  const row = '| S-login-01 | Either `a\\|b` | `login/A.tsx` `login/B.tsx` | – | done |'
  expect(readArea('login', page(row))).toEqual({
    key: 'login',
    title: 'Login',
    requirements: [
      {
        id: 'S-login-01',
        text: 'Either `a|b`',
        fulfilledBy: ['login/A.tsx', 'login/B.tsx'],
        provenBy: [],
        state: 'done',
      },
    ],
  })
})

it.each([
  ['too few cells', '| S-login-01 | Text | – | done |'],
  ['too many cells', '| S-login-01 | a | b | – | – | done |'],
  ['words in place of paths', '| S-login-01 | Text | the page | – | done |'],
])('names the line of a row with %s', (_, row) => {
  expect(() => readArea('login', page(row))).toThrow('docs/specification/login.md:5')
})
