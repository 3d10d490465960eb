import { expect, test } from 'vitest'

import { fillPage } from './pageLanguage.ts'

test.each([
  ['AR', '<html lang="ar" dir="rtl">&lt;b&gt;'],
  ['JA', '<html lang="ja" dir="ltr">&lt;b&gt;'],
  ['XX', '<html lang="en" dir="ltr">&lt;b&gt;'],
])('a page in %s has its language and direction, and its values are escaped', (language, filled) => {
  const page = '<html lang="{{lang}}" dir="{{dir}}">{{name}}{{missing}}'
  expect(fillPage(page, language, { name: '<b>' })).toBe(filled)
})
