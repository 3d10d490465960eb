import { expect, it } from 'vitest'

import { moveSandboxOrigin } from './sandboxOrigin.ts'

const origin = 'http://localhost:7410'
const move = moveSandboxOrigin(origin)

it.each([
  ['as it is', 'frame-src http://localhost:7000;', `frame-src ${origin};`],
  ['in JSON', '{"frames":["http://localhost:7000"]}', `{"frames":["${origin}"]}`],
  ['before a path', 'http://localhost:7000/play/', `${origin}/play/`],
  ['not a longer port', 'http://localhost:70001', 'http://localhost:70001'],
  ['not a longer host', 'http://localhost:7000.example', 'http://localhost:7000.example'],
])('moves a sandbox’s origin: %s', (_what, said, moved) => {
  expect(move.text(said)).toBe(moved)
})
