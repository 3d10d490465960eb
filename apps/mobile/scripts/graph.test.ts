import { expect, it } from 'vitest'

import { filesBehind, readGraph } from './graph.ts'

const manifest = {
  'main.ts': { file: 'main.js', isEntry: true, dynamicImports: ['a.tsx', 'b.tsx'], css: ['main.css'] },
  'a.tsx': { file: 'a.js', imports: ['_shared.js', '_ofA.js'], css: ['a.css'], assets: ['a.svg'] },
  'b.tsx': { file: 'b.js', imports: ['_shared.js', 'main.ts'] },
  '_shared.js': { file: 'shared.js' },
  '_ofA.js': { file: 'ofA.js', css: ['ofA.css'] },
}

it.each([
  ['nothing is closed', [], []],
  [
    'a page is closed, with all that it alone brings',
    ['a.tsx'],
    ['a.css', 'a.js', 'a.svg', 'ofA.css', 'ofA.js'],
  ],
  ['what others share stays', ['b.tsx'], ['b.js']],
  [
    'both users of a shared file are closed',
    ['a.tsx', 'b.tsx'],
    ['a.css', 'a.js', 'a.svg', 'b.js', 'ofA.css', 'ofA.js', 'shared.js'],
  ],
])('%s', (_what, closed, files) => {
  expect([...filesBehind(readGraph(manifest), 'main.js', new Set(closed))].sort()).toEqual(files)
})
