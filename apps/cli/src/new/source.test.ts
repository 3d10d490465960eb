import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'

import { readTenants } from '@livery/tenant'
import { expect, it, vi } from 'vitest'

import { brandSource, source } from './source.ts'

// The formatter is started once for each brand: seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const root = resolve(import.meta.dirname, '../../../..')

/** Source as the repository's formatter leaves it. */
const formatted = (text: string): string =>
  execFileSync(resolve(root, 'node_modules/.bin/oxfmt'), ['--stdin-filepath', 'tenants/coral/brand.ts'], {
    cwd: root,
    input: text,
    encoding: 'utf8',
  })

it('writes the seeds of every brand as the formatter leaves them', async () => {
  const brands = (await readTenants(root)).flatMap(({ brand }) => brand ?? [])
  expect(brands.length).toBeGreaterThan(3)
  for (const { seasons: _none, ...brand } of brands) {
    const written = brandSource(brand)
    expect(formatted(written)).toBe(written)
  }
})

it.each([
  ["a brand's name", `"a brand's name"`],
  [`both ' and "`, `'both \\' and "'`],
  ['line\nbreak \\', `'line\\nbreak \\\\'`],
  [{ a: { b: 1 }, 'c.d': [1, 2] }, "{\n  a: { b: 1 },\n  'c.d': [1, 2],\n}"],
  [{}, '{}'],
])('writes %j', (value, text) => expect(source(value)).toBe(text))
