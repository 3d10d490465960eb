import { readdirSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { isLanguageCode, LANGUAGE_CODES } from '../registry.ts'
import { readCorrections, readReadings } from './readings.ts'

const READ = LANGUAGE_CODES.filter((code) => code !== 'TY')
const CORRECTED = readdirSync(join(import.meta.dirname, '../../corrections'))

test.each(READ)('%s was read on a day, and both its catalogues are good enough to offer', (code) => {
  const scores = readReadings()[code]?.scores
  expect(scores?.on).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(Math.min(scores?.site ?? 0, scores?.gateway ?? 0)).toBeGreaterThanOrEqual(8)
})

test.each(CORRECTED)('the corrections in %s say what changed and why', (file) => {
  const code = file.replace('.json', '')
  const catalogues = isLanguageCode(code) ? Object.keys(readCorrections(code)) : ['a file of no language']
  expect(catalogues.filter((name) => !['site', 'gateway'].includes(name))).toEqual([])
})
