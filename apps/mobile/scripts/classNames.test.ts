import { expect, it } from 'vitest'

import { shortClassNames } from './classNames.ts'

it('names of classes are short, and the same each time', () => {
  const nameOf = shortClassNames()
  expect(nameOf({ hash: '1vobzv04', filePath: 'a.css.ts' })).toBe('_bzv04')
  expect(nameOf({ hash: '1vobzv04', filePath: 'a.css.ts' })).toBe('_bzv04')
})

it('files whose names would meet are both named', () => {
  const nameOf = shortClassNames()
  nameOf({ hash: '1vobzv04', filePath: 'a.css.ts' })
  expect(() => nameOf({ hash: '9xxbzv04', filePath: 'b.css.ts' })).toThrow(
    'a.css.ts and b.css.ts come to the same class name _bzv04',
  )
})
