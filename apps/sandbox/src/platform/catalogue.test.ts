import { readdirSync, readFileSync } from 'node:fs'

import {
  auditCatalogues,
  catalogueFaults,
  noteOf,
  readCatalogueFile,
  textSources,
} from '@livery/i18n/compile'
import { LANGUAGE_CODES } from '@livery/i18n/registry'
import { describe, expect, test } from 'vitest'

import { catalogueOf, catalogueText } from './catalogue.ts'
import { fill } from './text.ts'

/** Languages of the site; TY has a code only. */
const LANGUAGES = LANGUAGE_CODES.filter((code) => code !== 'TY')

const SOURCES = readdirSync(new URL('../', import.meta.url), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => ({ file, text: readFileSync(new URL(`../${file}`, import.meta.url), 'utf8') }))

/** Files of a folder and those below it with an ending, by their path from here. */
const files = (folder: string, ending: string): string[] =>
  readdirSync(new URL(folder, import.meta.url), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(`.${ending}`))
    .map((file) => folder + file)

describe('what the sandbox says', () => {
  test('is complete in every language of the site, with the same placeholders (S-language-12)', () => {
    const english = catalogueOf('EN')
    const languages = Object.fromEntries(
      LANGUAGES.filter((code) => code !== 'EN').map((code) => [code, catalogueOf(code)]),
    )
    const audit = auditCatalogues({ english, extracted: english, languages, complete: LANGUAGES })
    expect(audit).toEqual({ errors: [], notes: [] })
  })

  test('can be filled in every language, by texts and by any number', () => {
    const rest = LANGUAGES.flatMap((code) =>
      Object.entries(catalogueOf(code)).flatMap(([id, text]) =>
        [1, 2, 5, 30, '7'].flatMap((value) => {
          const values = Object.fromEntries([...text.matchAll(/\{(\w+)/g)].map(([, name]) => [name, value]))
          const said = fill(text, values, code)
          return /[{}]|plural/.test(said) ? [[code, id, said]] : []
        }),
      ),
    )
    expect(rest).toEqual([])
  })

  test('passes the gates of the site’s texts', () => {
    expect(catalogueFaults(Object.fromEntries(LANGUAGES.map((code) => [code, catalogueOf(code)])))).toEqual(
      [],
    )
  })

  test('has a note for translators on every text', () => {
    const context = readCatalogueFile(textSources().gateway.context)
    const ids = Object.keys(catalogueOf('EN'))
    expect(ids.filter((id) => noteOf(context, id) === undefined)).toEqual([])
    const families = new Set(ids.flatMap((id) => [id, id.split('.')[0]]))
    expect(Object.keys(context).filter((name) => !families.has(name))).toEqual([])
  })

  test('has no unused text, and none that is the English one by oversight', () => {
    const used = (id: string) => SOURCES.some(({ text }) => text.includes(`'${id}'`))
    const ids = Object.keys(catalogueOf('EN'))
    expect(ids.filter((id) => !used(id))).toEqual([])
    expect(ids.filter((id) => catalogueOf('JA')[id] === catalogueOf('EN')[id])).toEqual([])
  })

  test('stands in the catalogues alone', () => {
    const holding = SOURCES.filter(({ text }) => /\bEN: ?['"`[(]|\bEN:$|\bEN: string/m.test(text))
    expect(holding.map(({ file }) => file)).toEqual([])
  })

  test.each([
    ...files('../payments/pages/', 'html'),
    ...files('../social/pages/', 'html'),
    '../chat/pages/chat.html',
    ...files('../../play/', 'html'),
  ])('%s says nothing of its own', (file) => {
    const html = readFileSync(new URL(file, import.meta.url), 'utf8')
    const texts = html
      .replaceAll(/<(style|script)\b.*?<\/\1>/gs, '')
      .replaceAll(/<!--.*?-->|<!doctype html>|\{\{\w+\}\}|%\w+%/g, '')
    const labels = [...texts.matchAll(/\b(?:aria-label|title|alt|placeholder)="([^"]*)"/g)].map(
      ([, said]) => said,
    )
    expect([texts.replaceAll(/<[^>]*>/g, ''), ...labels].join('')).not.toMatch(/\p{L}/u)
  })
})

test.each([
  ['JA', '送信'],
  ['XX', 'Send'],
  ['../EN', 'Send'],
])('the button in %s says %s', (language, said) => {
  expect(catalogueText('customerService.mailSend', language)).toBe(said)
})
