import { describe, expect, it } from 'vitest'

import { escapeHtml, html, Markup, reportPage } from './html.ts'

it('escapes the characters that end a text or an attribute in double quotes, each once', () => {
  expect(escapeHtml(`<a href="?a=1&amp;b">it's</a>`)).toBe(
    `&lt;a href=&quot;?a=1&amp;amp;b&quot;&gt;it's&lt;/a&gt;`,
  )
})

describe('a template', () => {
  it.each([
    ['text', html`<p>${'<b> & "c"'}</p>`, '<p>&lt;b&gt; &amp; &quot;c&quot;</p>'],
    ['a number', html`<p>${0}</p>`, '<p>0</p>'],
    ['another template', html`<p>${html`<b>${'<'}</b>`}</p>`, '<p><b>&lt;</b></p>'],
    ['a list of both', html`<p>${['<', new Markup('<i>')]}</p>`, '<p>&lt;<i></p>'],
    ['what is missing', html`<p>${undefined}${null}${false}</p>`, '<p></p>'],
    ['nothing at all', html`<hr />`, '<hr />'],
  ])('accepts %s', (_what, markup, written) => {
    expect(String(markup)).toBe(written)
  })
})

it('is a page of its own with an escaped title and an unescaped style', () => {
  const page = reportPage({ title: '<1>', style: 'p>b{}', body: new Markup('<p>') })
  expect(page).toMatch(/^<!doctype html>\n<html lang="en">/)
  for (const part of ['<title>&lt;1&gt;</title>', '<style>p>b{}</style>', '<body>\n<p>\n</body>'])
    expect(page).toContain(part)
})
