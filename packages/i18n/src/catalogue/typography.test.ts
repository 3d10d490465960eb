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
  ['FA', '30 days', '۳۰ روز'],
  ['FA', 'Such as 1990-04-27.', 'مانند \u20661990-04-27\u2069.'],
  ['BN', 'Update to 12.2.', '12.2-এ আপডেট করুন।'],
  ['FA', '{count, plural, =0 {none} other {# games}}', '{count, plural, =0 {هیچ} other {# بازی}}'],
  ['AR', 'Draw {drawNumber}', 'السحب \u2068{drawNumber}\u2069'],
  ['UR', 'Up to 5 MB', 'زیادہ سے زیادہ \u20665 MB\u2069'],
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
  ['DE', '{n, plural, one {it’s #} other {#}}', "{n, plural, one {'s ist #} other {#}}", /typewriter quote/],
  ['FA', '30 days', '30 روز', /figures of another script/],
  ['FA', '{n, plural, one {1 of 9} other {9}}', '{n, plural, one {۱ از 9} other {۹}}', /figures of another/],
  ['HI', '30 days', '३० दिन', /figures of another script/],
  ['AR', 'Such as 1990-04-27', 'مثل 1990-04-27', /turns round/],
  ['UR', 'Up to 5 MB', 'زیادہ سے زیادہ 5 MB', /turns round/],
  ['AR', 'Draw {drawNumber}', 'السحب {drawNumber}', /turns round/],
])('%s: “%s” may not be “%s”', (code, english, text, fault) => {
  expect(typographicFaults(code, english, text)).toEqual([expect.stringMatching(fault)])
})
