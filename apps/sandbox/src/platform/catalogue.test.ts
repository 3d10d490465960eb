import { readdirSync, readFileSync } from 'node:fs'

import { auditCatalogues, type Catalogue } from '@livery/i18n/compile'
import { isLanguageCode, type LanguageCode } from '@livery/i18n/registry'
import { expect, test } from 'vitest'

import { loadMerchants } from '../merchants.ts'
import { REASONS, LETTERS } from '../messages/templates.ts'
import { channelTexts } from '../payments/channels.ts'
import { NOTE_TEXTS } from '../transactions/note.ts'
import { VIP_LABELS } from '../vip/levels.ts'
import { catalogueOf, catalogueText } from './catalogue.ts'

/** Files whose texts still hold their languages themselves: a list that may only become shorter. */
const NOT_YET_MOVED = new Set([
  'announcements/content.ts',
  'games/names/localNames.ts',
  'games/names/lotteryWords.ts',
  'games/play/words.ts',
  'lottery/playTexts.ts',
  'members/rules.ts',
  'messages/rewardLetters.ts',
  'messages/templates.ts',
  'platform/text.test.ts',
  'platform/text.ts',
  'promotions/catalogue.ts',
  'promotions/reasons.ts',
  'rewards/titles.ts',
  'system/help.ts',
  'system/invitePrompt.ts',
  'verification/codes.ts',
  'vip/levels.ts',
])

test('every language that a brand offers has every text of the catalogue (S-language-12)', async () => {
  const { all } = await loadMerchants()
  const offered = [...new Set(all.flatMap(({ tenant }) => tenant.languages.offered))].filter(isLanguageCode)
  const english = catalogueOf('EN')
  const languages = Object.fromEntries(
    offered.filter((code) => code !== 'EN').map((code) => [code, catalogueOf(code)]),
  ) as Partial<Record<LanguageCode, Catalogue>>
  expect(auditCatalogues({ english, extracted: english, languages, complete: offered })).toEqual({
    errors: [],
    notes: [],
  })
})

test('no text of the catalogue is unused, and none is the English one by oversight', () => {
  const used = [
    ...Object.values(LETTERS).flatMap(({ title, content }) => [title, content]),
    ...Object.values(REASONS),
    ...NOTE_TEXTS,
    ...channelTexts(),
    ...VIP_LABELS,
  ]
  const ids = Object.keys(catalogueOf('EN')).filter((id) => !id.startsWith('chat.'))
  expect(ids.filter((id) => !used.some((one) => one === id))).toEqual([])
  expect(ids.filter((id) => catalogueOf('JA')[id] === catalogueOf('EN')[id])).toEqual([])
})

test.each([
  ['JA', '送信'],
  ['XX', 'Send'],
  ['../EN', 'Send'],
])('the button in %s says %s', (language, said) => {
  expect(catalogueText('chat.send', language)).toBe(said)
})

test('new texts go into the catalogues', () => {
  const folder = new URL('../', import.meta.url)
  const holding = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      file.endsWith('.ts') &&
      /\bEN: ?['"`[(]|\bEN:$|\bEN: string/m.test(readFileSync(new URL(file, folder), 'utf8')),
  )
  expect(holding.filter((file) => !NOT_YET_MOVED.has(file) && !file.endsWith('catalogue.test.ts'))).toEqual(
    [],
  )
})
