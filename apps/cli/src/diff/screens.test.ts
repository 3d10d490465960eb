import { resolve } from 'node:path'

import { expect, it } from 'vitest'

import type { BrandChanges } from './compare.ts'
import { viewsOf } from './pictures.ts'
import { rulesWithWord } from './rules.ts'
import { touchedScreens } from './screens.ts'

const ROOT = resolve(import.meta.dirname, '../../../..')
const NOTHING: BrandChanges = { tokens: [], contrast: [], flags: [], data: [], texts: [] }
const change = { before: 'false', after: 'true' }

async function screensOf(field: string): Promise<string[]> {
  const changes = field.startsWith('flags.')
    ? { flags: [{ field, ...change }] }
    : { data: [{ field, ...change }] }
  const touched = await touchedScreens(ROOT, { ...NOTHING, ...changes })
  return touched.map(({ screen }) => screen)
}

it.each([
  ['a flag that screens read themselves', 'flags.MULTIDEVICE', ['security']],
  ['a flag of a rule, where the rule is asked', 'flags.CBS3', ['frame', 'message-center']],
  ['a flag of a rule and of a route', 'flags.MENU_POINTS', ['home', 'rewards']],
  ['a field read from its part of the tenant', 'install.rating', ['install']],
  ['a field that no page reads', 'hosts', []],
])('finds the screens of %s', async (_, field, screens) => {
  expect(await screensOf(field)).toEqual(screens)
})

it('finds exactly the rules that use a word, directly or through others', () => {
  const source = `
const ROWS = [{ flag: 'MENU_HELP' }]

/** Rows. */
export function menu() {
  return ROWS
}

export function other() {
  return 'MENU_HELPED'
}
`
  expect(rulesWithWord(source, 'MENU_HELP')).toEqual(['menu'])
})

it('adds a view in the opposite direction, for left-to-right and right-to-left brands', () => {
  const layout = {
    home: [],
    gameTile: 'row',
    tileCaption: 'below',
    tileBadges: [],
    header: { logo: 'start', shows: [] },
    bottomMenu: { form: 'bar', entries: ['home', 'games', 'memberCentre'] },
    sideMenu: { form: 'list', first: [] },
    pages: {
      login: 'plain',
      promotions: 'cards',
      vip: 'tabs',
      gameCentre: 'pills',
      game: 'bar',
      memberCentre: 'template',
    },
    defaultTheme: 'light',
  } as const
  const turned = (offered: readonly ['AR' | 'EN', ...('AR' | 'EN')[]]) =>
    viewsOf({ languages: { offered: [...offered], default: offered[0], tags: {}, approved: {} }, layout })
      .slice(0, 3)
      .map(({ theme, language, dir }) => `${theme} ${language} ${dir}`)
  expect(turned(['AR', 'EN'])).toEqual(['dark AR rtl', 'light AR rtl', 'light EN ltr'])
  expect(turned(['EN'])).toEqual(['dark EN ltr', 'light EN ltr', 'light EN rtl'])
})
