import { expect, test } from 'vitest'

import { offeredLanguages } from './languages.ts'

test.each([
  ['until the gateway has answered', undefined, 'EN', ['EN', 'AR', 'VI']],
  ['where the merchant names fewer', ['VI', 'EN'], 'EN', ['EN', 'VI']],
  ['where the language in use is none of the merchant’s', ['VI'], 'AR', ['AR', 'VI']],
  ['where the merchant names others too', ['EN', 'TY'], 'EN', ['EN']],
  ['where the merchant names none of the brand’s', ['TY'], 'EN', ['EN', 'AR', 'VI']],
  ['where the merchant names none at all', [], 'EN', ['EN', 'AR', 'VI']],
  ['where the answer is no list', {} as string[], 'EN', ['EN', 'AR', 'VI']],
] as const)('the languages %s (S-language-08)', (_when, live, inUse, offered) => {
  expect(offeredLanguages(['EN', 'AR', 'VI'], live, inUse)).toEqual(offered)
})
