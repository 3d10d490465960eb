import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { formatMoment, formatPercent } from '../format/time.ts'
import { languageOf, type LanguageCode } from '../registry.ts'
import { COMPLETE_LANGUAGES } from './files.ts'
import { textFaults } from './gates.ts'
import { readHabits } from './habits.ts'

/** Text without marks of direction, and with one kind of no-break space. */
const plain = (text: string): string => text.replaceAll(/[\u200E\u200F]/g, '').replaceAll('\u202F', '\u00A0')

test.each(COMPLETE_LANGUAGES)('%s writes dates and percentages in texts as the site formats them', (code) => {
  const { date, percent } = readHabits(code)
  const language = languageOf(code)
  expect(plain(formatMoment(language, '2026-12-24T12:00Z', 'date', 'UTC'))).toBe(date)
  expect(plain(formatPercent(language, 0.05))).toBe(percent)
})

/** Words of another form of address than the language's, in a sentence that has it. */
test.each<[LanguageCode, string, string]>([
  ['BN', 'তোমার অ্যাকাউন্ট', 'তোমার'],
  ['CN', '查看你的余额', '你'],
  ['DE', 'Melde dich mit Ihrem Passwort an', 'Ihrem'],
  ['ES', 'Si usted juega', 'usted'],
  ['FR', 'Tu peux jouer, et tu gagnes', 'tu'],
  ['HI', 'तुम खेल सकते हो', 'तुम'],
  ['HU', 'Az ön egyenlege', 'ön'],
  ['ID', 'Saldo kamu', 'kamu'],
  ['IT', 'Se Lei gioca', 'Lei'],
  ['NL', 'Wat is uw saldo', 'uw'],
  ['PL', 'To jest twoje saldo', 'twoje'],
  ['RU', 'Это твой баланс', 'твой'],
  ['TH', 'บัญชีของท่าน', 'ท่าน'],
  ['TR', 'Bu senin hesabın', 'senin'],
  ['UR', 'یہ تمہارا اکاؤنٹ ہے', 'تمہارا'],
])('%s does not say “%s”', (code, text, word) => {
  expect(textFaults(code, { id: 'a', english: 'Play', text })).toContainEqual(
    expect.stringContaining(`says ‘${word}’, and the player is addressed as`),
  )
})

test.each<[LanguageCode, string, string]>([
  ['DE', 'a', 'Sie wurde abgeholt und ihr Ende ist da'],
  ['CN', 'a', '迷你奖'],
  ['TH', 'a', 'เงินจริงเท่านั้น'],
  ['EL', 'referral.shared', 'Έλα κι εσύ'],
])('%s may say in %s: “%s”', (code, id, text) => {
  expect(textFaults(code, { id, english: 'This may be long', text })).toEqual([])
})

test.each([
  '{}',
  '{"habits":{}}',
  '{"habits":{"address":{"use":"du","avoid":"Sie"},"quotes":"„“","ends":".","marks":",","percent":"5%","date":"1"}}',
  '{"habits":{"address":{"use":"du","avoid":[]},"quotes":"„","ends":".","marks":",","percent":"5%","date":"1"}}',
])('a glossary of %s has no readable habits', (content) => {
  const dir = mkdtempSync(join(tmpdir(), 'livery-habits-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  writeFileSync(join(dir, 'DE.json'), content)
  expect(() => readHabits('DE', dir)).toThrow('glossary/DE.json has no readable habits')
})
