import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'

import { readyRichText, RichText } from './RichText.tsx'
import { sanitise } from './sanitise.ts'

test.each([
  ['scripts', '<p>a<script>alert(1)</script></p>', '<p>a</p>'],
  ['handlers', '<p onclick="alert(1)">a</p>', '<p>a</p>'],
  ['a picture’s handler', '<img src="/a.png" onerror="alert(1)">', '<img src="/a.png">'],
  ['styles', '<p style="position:fixed">a</p><style>p{}</style>', '<p>a</p>'],
  ['frames', '<iframe src="https://example.com"></iframe><p>a</p>', '<p>a</p>'],
  ['forms', '<form action="/x"><input name="a"><b>a</b></form>', '<b>a</b>'],
  [
    'script addresses',
    '<a href="javascript:alert(1)">a</a>',
    '<a target="_blank" rel="noopener noreferrer">a</a>',
  ],
  [
    'disguised script addresses',
    '<a href="java&#10;script:alert(1)">a</a>',
    '<a target="_blank" rel="noopener noreferrer">a</a>',
  ],
  [
    'data addresses',
    '<a href="data:text/html,x">a</a>',
    '<a target="_blank" rel="noopener noreferrer">a</a>',
  ],
  [
    'another site in the dress of a path',
    String.raw`<a href="/\evil.example">a</a>`,
    '<a target="_blank" rel="noopener noreferrer">a</a>',
  ],
  [
    'another site behind a tab',
    '<a href="/&#9;/evil.example">a</a>',
    '<a target="_blank" rel="noopener noreferrer">a</a>',
  ],
  ['a picture of another site in the dress of a path', String.raw`<img src="/\evil.example/a.png">`, '<img>'],
  [
    'names and passwords',
    '<a href="https://own.example@evil.example">a</a>',
    '<a target="_blank" rel="noopener noreferrer">a</a>',
  ],
  ['classes and ids', '<p class="x" id="livery-boot" data-a="1">a</p>', '<p>a</p>'],
  ['drawings', '<svg><a xlink:href="javascript:alert(1)"><text>a</text></a></svg>', ''],
])('drops %s (S-native-05)', (_, dirty, clean) => {
  expect(String(sanitise(dirty))).toBe(clean)
})

test('keeps formatting, opens other sites in a new tab and its own in place', () => {
  const html = '<h2>A</h2><p><strong>b</strong> <a href="/m/activity">c</a></p><ul><li>d</li></ul>'
  expect(String(sanitise(html))).toBe(html)
  expect(String(sanitise('<a href="https://example.com">c</a>'))).toContain('rel="noopener noreferrer"')
})

test('is drawn sanitised', async () => {
  const screen = await render(<RichText html="<p>Hello <b onmouseover=alert(1)>Mai</b></p>" />)
  await expect.element(screen.getByText('Mai')).toBeVisible()
  expect(screen.container.innerHTML).not.toContain('onmouseover')
})

test('is complete in its first frame when the sanitiser was loaded before', async () => {
  await readyRichText()
  const container = document.createElement('div')
  const root = createRoot(container)
  flushSync(() => root.render(<RichText html="<p>Hello</p>" />))
  expect(container.innerHTML).toContain('<p>Hello</p>')
  expect(container.querySelector('[aria-busy]')).toBeNull()
  root.unmount()
})
