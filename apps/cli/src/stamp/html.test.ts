import { expect, it } from 'vitest'

import { inlineJson, tag } from './html.ts'

it.each([
  ['the end of its element', 'Harbour </script><b>'],
  ['a comment, in which no end is seen', '<!-- <script>'],
  ['line separators', 'a\u2028b\u2029c'],
  ['quotes and backslashes', String.raw`"\'`],
])('writes %s as JSON that no script element ends with', (_name, text) => {
  const written = inlineJson({ text, [text]: [text] })
  expect(written).not.toMatch(/[<\u2028\u2029]/)
  expect(JSON.parse(written)).toEqual({ text, [text]: [text] })
})

it('escapes attributes, and leaves out those without a value', () => {
  expect(tag('link', { href: '/"><script>', rel: undefined, hidden: true, async: false })).toBe(
    '<link href="/&quot;&gt;&lt;script&gt;" hidden>',
  )
})
