import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { readCatalogue } from './files.ts'
import { avoidedWords, readGlossary } from './glossary.ts'

const glossary = readGlossary('EN')
const VOICE = readFileSync(join(import.meta.dirname, '../../../../docs/voice.md'), 'utf8')

/** Rows of the guide’s table of words: the word, and those that it stands in for. */
const ROWS = [...VOICE.matchAll(/^\| (?!word |---)(.+?) \| .+? \| (.+?) \|$/gmu)].map(
  ([, word = '', not = '']) => [word, not.replace(' as a verb', '').split(', ')] as const,
)

test('the glossary of English holds the table of the voice guide', () => {
  expect(Object.keys(glossary)).toEqual(ROWS.map(([word]) => word))
})

test.each(ROWS)('the voice guide says %s, and the glossary avoids %j', (word, not) => {
  const avoided = glossary[word]?.avoid ?? []
  expect(not.filter((one) => !avoided.some((phrase) => phrase.includes(one)))).toEqual([])
})

test('no text is excused in vain', () => {
  const site = readCatalogue('EN')
  const gateway = readCatalogue('EN', join(import.meta.dirname, '../../../../apps/sandbox/messages'))
  const strict = Object.fromEntries(
    Object.entries(glossary).map(([term, it]) => [term, { ...it, except: [] }]),
  )
  const using = [site, gateway].flatMap((texts) => avoidedWords(strict, texts).map(({ id }) => id))
  const excused = Object.values(glossary).flatMap(({ except = [] }) => except)
  expect([...new Set(using)].toSorted()).toEqual(excused.toSorted())
})
