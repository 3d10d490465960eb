import { expect, it } from 'vitest'

import { readIcon } from './iconDrawing.ts'

const icon = (root: string, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="24" viewBox="0 0 24 24" ${root}>${content}</svg>`

it.each([
  [
    'lines, which take the paint of the brand’s icons',
    icon(
      'fill="none" stroke="currentColor" stroke-width="2"',
      '<path d="M4 12h16"/><circle cx="4" cy="4" r="2"/>',
    ),
    [
      ['path', { d: 'M4 12h16' }],
      ['circle', { cx: '4', cy: '4', r: '2' }],
    ],
  ],
  [
    'filled forms, which have no lines',
    icon('fill="currentColor"', '<path fill-rule="evenodd" d="M4 4h16v16H4Z"/>'),
    [['path', { fill: 'currentColor', stroke: 'none', fillRule: 'evenodd', d: 'M4 4h16v16H4Z' }]],
  ],
  [
    'a line with a dot of its own paint',
    icon('fill="none" stroke="currentColor"', '<rect x="4" y="4" width="2" height="2" fill="currentColor"/>'),
    [['rect', { x: '4', y: '4', width: '2', height: '2', fill: 'currentColor' }]],
  ],
])('an icon of %s is read as it is drawn [S-theme-04]', (_what, svg, drawing) => {
  expect(readIcon('home', svg)).toEqual({ drawing, findings: [] })
})
