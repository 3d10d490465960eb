import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { changedSince, readSameMeaning } from './sameMeaning.ts'
import { textSources } from './sources.ts'
import { fingerprints } from './stale.ts'

const ENTRY = { on: '2026-11-28', by: 'Ada', why: 'spelling', texts: { a: 'Colour' } }

test('changed texts are those that were there before and are others now', () => {
  expect(changedSince(fingerprints({ a: 'Color', b: 'Draw' }), { a: 'Colour', b: 'Draw', c: 'New' })).toEqual(
    { a: 'Colour' },
  )
})

test.each(Object.entries(textSources()))(
  'the list of the %s is readable, if there is one',
  (_name, source) => {
    expect(() => readSameMeaning(source.sameMeaning)).not.toThrow()
  },
)

function fileOf(list: unknown): string {
  const dir = mkdtempSync(join(tmpdir(), 'livery-same-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  const file = join(dir, 'sameMeaning.json')
  writeFileSync(file, JSON.stringify(list))
  return file
}

test('entries are read as they were noted, and none where there is no file', () => {
  expect(readSameMeaning(fileOf([ENTRY]))).toEqual([ENTRY])
  expect(readSameMeaning(join(tmpdir(), 'livery-no-such-file.json'))).toEqual([])
})

test.each<[string, object]>([
  ['a day', { on: 'today' }],
  ['a name', { by: ' ' }],
  ['a reason', { why: '' }],
  ['a text', { texts: {} }],
])('an entry without %s is refused', (_what, change) => {
  expect(() => readSameMeaning(fileOf([{ ...ENTRY, ...change }]))).toThrow('is not a list of')
})
