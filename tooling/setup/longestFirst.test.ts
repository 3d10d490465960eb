import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { LONGEST } from './longestFirst.ts'

it.each(LONGEST)('%s is begun first, and is there', (file) => {
  expect(existsSync(join(import.meta.dirname, '../..', file))).toBe(true)
})
