import { describe, expect, it } from 'vitest'

import { readDrawing } from './drawing.ts'

const inside = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">${content}</svg>`

describe('an unsafe SVG', () => {
  it.each([
    ['a script', '<script>alert(1)</script>', 'the element <script>'],
    ['a prefixed script', '<svg:script>alert(1)</svg:script>', 'the element <script>'],
    ['a handler', '<rect onload="alert(1)"/>', 'the event handler onload'],
    ['a handler after a quote', '<rect id="a"onclick="alert(1)"/>', 'the event handler onclick'],
    ['foreign content', '<foreignObject><b/></foreignObject>', 'the element <foreignObject>'],
    ['a link', '<a href="https://evil.example"><rect/></a>', 'the element <a>'],
    ['an outside picture', '<image href="https://evil.example/x.png"/>', 'href="https://evil.example/x.png"'],
    ['an outside use', '<use xlink:href="other.svg#a"/>', 'xlink:href="other.svg#a"'],
    [
      'an inline document',
      '<use href="data:image/svg+xml;base64,AAAA"/>',
      'href="data:image/svg+xml;base64,AAAA"',
    ],
    ['a disguised address', '<use href="&#106;avascript:alert(1)"/>', 'href="javascript:alert(1)"'],
    ['an outside fill', '<rect fill="url(https://evil.example/#a)"/>', 'url(https://evil.example/#a)'],
    ['an import', '<style>@import "https://evil.example/a.css"</style>', '@import'],
    ['an escaped style', '<style>rect { fill: u\\72l(x) }</style>', 'a backslash in its styles'],
    [
      'an animated address',
      '<animate attributeName="href" to="javascript:alert(1)"/>',
      'the animation attributeName="href"',
    ],
    ['an entity', '<!DOCTYPE svg [<!ENTITY x "y">]>', 'the declaration <!DOCTYPE'],
  ])('%s is found', (_what, content, found) => {
    expect(readDrawing(inside(content)).findings.map((finding) => finding.found)).toContain(found)
  })
})

it.each([
  ['a gradient', '<defs><linearGradient id="a"/></defs><rect fill="url(#a)"/>'],
  ['a use of its own', '<use href="#mark"/>'],
  ['a picture inside', '<image href="data:image/png;base64,iVBORw0KGgo="/>'],
  ['text that speaks of it', '<title>on the road</title><desc>href and url</desc>'],
])('%s is safe', (_what, content) => {
  expect(readDrawing(inside(content)).findings).toEqual([])
})

it.each([
  ['<svg viewBox="0 0 120 40"/>', { width: 120, height: 40 }],
  ['<svg viewBox="0,0,24,24"></svg>', { width: 24, height: 24 }],
  ['<svg width="10"/>', undefined],
  ['<svg viewBox="0 0 0 10"/>', undefined],
  ['<svg viewBox="none"/>', undefined],
])('the view box of %s', (svg, expected) => {
  expect(readDrawing(svg.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')).box).toEqual(expected)
})

it('is read in no time when a length is hostile, and when it has thousands of findings', () => {
  const names = Array.from({ length: 10_000 }, (_, at) => `<use href="${at}"/>`)
  const started = performance.now()
  const { findings } = readDrawing(
    inside(names.join('')).replace('viewBox', `width="1${' '.repeat(60_000)}!" viewBox`),
  )
  expect(performance.now() - started).toBeLessThan(5000)
  expect(findings.map(({ found }) => found)).toContain(`a width of 1${' '.repeat(59)}`)
})
