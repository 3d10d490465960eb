import { expect, test } from 'vitest'

import { auditCatalogues, type AuditInput } from './audit.ts'

const english = { a: 'Hello {name}', b: 'Bye' }
const sound: AuditInput = {
  english,
  extracted: english,
  languages: { CN: { a: '你好 {name}', b: '再见' } },
  complete: ['EN', 'CN'],
}

test('valid catalogues have no errors and no notes', () => {
  expect(auditCatalogues(sound)).toEqual({ errors: [], notes: [] })
})

test.each<[string, Partial<AuditInput>, RegExp]>([
  [
    'a new message',
    { extracted: { ...english, c: 'New' }, complete: ['EN'] },
    /EN\.json is stale \(c\)\. Run `npx pnpm/,
  ],
  ['a changed message', { extracted: { ...english, b: 'Good-bye' } }, /EN\.json is stale \(b\)/],
  [
    'a missing text',
    { languages: { CN: { a: '你好 {name}' } } },
    /^CN has 1 of 2 texts \(50 %\), 1 missing\. Translate: b$/,
  ],
  ['a missing file', { languages: {} }, /^messages\/CN\.json is missing$/],
  [
    'an unknown id',
    { languages: { CN: { ...sound.languages.CN, zz: '?' } } },
    /'zz' is no message of the product/,
  ],
  ['a lost placeholder', { languages: { CN: { a: '你好', b: '再见' } } }, /'a' does not use \{name\}/],
  ['broken syntax', { languages: { CN: { a: '{name', b: '再见' } } }, /'a' is no ICU message/],
])('%s is an error', (_, change, wanted) => {
  const { errors } = auditCatalogues({ ...sound, ...change })
  expect(errors).toHaveLength(1)
  expect(errors[0]).toMatch(wanted)
})

test('an incomplete optional language is a note', () => {
  const { errors, notes } = auditCatalogues({
    ...sound,
    languages: { ...sound.languages, KO: { b: '안녕' } },
  })
  expect(errors).toEqual([])
  expect(notes).toEqual(['KO has 1 of 2 texts (50 %), 1 missing'])
})
