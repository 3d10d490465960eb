import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, it } from 'vitest'

const page = readFileSync(join(import.meta.dirname, '../../docs/packages.md'), 'utf8')
const blocks = [...page.matchAll(/^```tsx? (\S+)\n([\s\S]*?)^```$/gm)].map(([, file = '', code = '']) => ({
  file,
  code,
}))

it('quotes the consumer in every file that a team has to write', () => {
  expect([...new Set(blocks.map(({ file }) => file))].toSorted()).toEqual([
    'brand.ts',
    'src/Wallet.tsx',
    'src/gateway.ts',
    'src/main.tsx',
    'vite.config.ts',
  ])
})

it.each(blocks)('shows $file as it is', ({ file, code }) => {
  expect(readFileSync(join(import.meta.dirname, 'consumer', file), 'utf8')).toContain(code)
})
