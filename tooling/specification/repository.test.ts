import { resolve } from 'node:path'

import { expect, it } from 'vitest'

import { readRepository } from './repository.ts'

it('reads the pages, records and texts of this repository', () => {
  const { areas, records, sources, files } = readRepository(resolve(import.meta.dirname, '../..'))
  expect(areas.length).toBeGreaterThan(30)
  expect(areas.every(({ requirements }) => requirements.length > 0)).toBe(true)
  expect(records).toContain('D-0010')
  expect(files).toContain('tooling/specification/check.ts')
  expect(sources.some(({ path }) => path === 'packages/api/src/exchange.ts')).toBe(true)
  expect(sources.every(({ path }) => !path.startsWith('tooling/specification/'))).toBe(true)
})
