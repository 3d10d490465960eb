import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

const MESSAGES = join(import.meta.dirname, '../../../../i18n/messages')

/** Names of the parts of home that can stand on one page; a shelf of new or hot games has its category's name. */
const NAMES = [
  'home.banners',
  'home.favourites',
  'home.invite',
  'home.latestDraws',
  'home.live',
  'home.lotteries',
  'home.promotions',
  'home.recent',
  'home.shortcuts',
  'home.winners',
  'category.LOTT',
  'category.ELOTT',
  'category.LIVE',
  'category.RNG',
  'category.SPORTS',
]

// A screen reader lists the parts of a page by their names.
test.each(readdirSync(MESSAGES))('parts of home have names of their own in %s', (file) => {
  const texts = JSON.parse(readFileSync(join(MESSAGES, file), 'utf8')) as Record<string, string>
  const shown = NAMES.map((id) => texts[id] ?? id)
  expect(shown.filter((name, at) => shown.indexOf(name) !== at)).toEqual([])
})
