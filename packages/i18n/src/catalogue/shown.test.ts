import { describe, expect, it, test } from 'vitest'

import { LANGUAGE_CODES } from '../registry.ts'
import { readCatalogue } from './files.ts'
import { shownIds, shownTexts } from './shown.ts'

describe('a text on a screen', () => {
  const isOwn = shownTexts([
    'Einloggen',
    'Noch {count, plural, one {# Auszahlung} other {# Auszahlungen}} heute',
    'Mindestens {amount}',
    '{hours, number} Std. {minutes, number} Min.',
    'Ich akzeptiere die <terms>Bedingungen</terms>.',
    '{minimum} – {maximum}',
  ])
  test.each([
    ['Einloggen', true],
    ['Einloggen …', false],
    ['Noch 1 Auszahlung heute', true],
    ['Noch 12 Auszahlungen heute', true],
    ['Noch 12 Einzahlungen heute', false],
    ['Mindestens \u206820,00 €\u2069', true],
    ['Ich akzeptiere die .', true],
    ['2 Std. 30 Min.', true],
    ['Keno Std. 5 Min.', false],
    ['1 – 2', false],
    ['Robin', false],
  ])('%s is of the catalogue: %s', (text, own) => expect(isOwn(text)).toBe(own))
})

test('the ids of a screen are those of its texts, with values filled in', () => {
  const catalogue = {
    'login.title': 'Einloggen',
    'login.submit': 'Einloggen',
    'cash.least': 'Mindestens {amount}',
    'home.games': 'Spiele',
  }
  expect(shownIds(catalogue, ['Mindestens 20,00 €', 'Robin', 'Einloggen'])).toEqual([
    'login.title',
    'login.submit',
    'cash.least',
  ])
})

it.each(LANGUAGE_CODES.filter((code) => code !== 'TY'))('no name is taken for a text of %s', (code) => {
  const isOwn = shownTexts(Object.values(readCatalogue(code)))
  expect(['Robin', 'Crypt of Castle Mortis', '€10,000.00', '2026-11-26 23:50'].filter(isOwn)).toEqual([])
})
