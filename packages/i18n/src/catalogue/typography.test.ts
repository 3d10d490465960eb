import { expect, test } from 'vitest'

import type { LanguageCode } from '../registry.ts'
import { typographicFaults } from './typography.ts'

test.each<[LanguageCode, string, string]>([
  ['EN', 'You’re offline.', 'You’re offline.'],
  ['EN', "Use '{'braces'}'", "Use '{'braces'}'"],
  ['DE', 'Which card?', 'Karte wählen'],
  ['CN', 'It is done.', '已完成。'],
  ['HI', 'It is done.', 'हो गया।'],
  ['MY', 'It is done.', 'ပြီးပါပြီ။'],
  ['KM', 'It is done.', 'រួចរាល់។'],
  ['UR', 'It is done.', 'ہو گیا۔'],
  ['TH', 'It is done.', 'เสร็จแล้ว'],
  ['EL', 'Continue without it.', 'Συνέχεια;'],
  ['DE', 'Up to {rate}%', 'Bis zu {rate}\u00A0%'],
  ['FR', 'Which card?', 'Quelle carte\u202F?'],
  ['FR', 'Closes {time}.', 'Ferme à {time}.'],
  ['FR', 'Open 9:30.', 'Ouvre à 9:30.'],
  ['FR', 'A “card”.', 'Une «\u202Fcarte\u202F».'],
])('%s: “%s” may be “%s”', (code, english, text) => {
  expect(typographicFaults(code, english, text)).toEqual([])
})

test.each<[LanguageCode, string, string, RegExp]>([
  ['EN', "You're offline.", "You're offline.", /typewriter quote/],
  ['DE', 'Loading…', 'Lädt...', /three dots/],
  ['DE', 'Back', ' Zurück', /stray space/],
  ['DE', 'Back', 'Zurück  nach oben', /stray space/],
  ['DE', 'It is done.', 'Fertig', /does not end/],
  ['DE', 'Up to {rate}%', 'Bis zu {rate} %', /percent sign/],
  ['FR', 'Which card?', 'Quelle carte?', /no-break space/],
  ['FR', 'Which card?', 'Quelle carte ?', /no-break space/],
])('%s: “%s” may not be “%s”', (code, english, text, fault) => {
  expect(typographicFaults(code, english, text)).toEqual([expect.stringMatching(fault)])
})
