import { fingerprint, textFaults } from '@livery/i18n/compile'
import type { TextUnit } from '@livery/i18n/xliff'
import { describe, expect, it } from 'vitest'

import { offeredUnits, overridesAfter, takeOver, type Texts } from './translation.ts'

const english = {
  'login.title': 'Log in',
  'responsibleGaming.limit': 'Your limit is {amount}.',
  'home.hot': 'Hot',
}
const texts: Texts = {
  language: 'DE',
  english,
  own: { 'login.title': 'Anmelden', 'responsibleGaming.limit': 'Dein Limit ist {amount}.' },
}
const glossary = {
  hot: { use: 'beliebt', avoid: ['heiß'], note: '' },
  login: { use: 'Anmelden', avoid: [], note: '', text: 'login.title' },
}
const context = { 'login.title': 'Heading of the page' }
const stale = { 'login.title': { DE: fingerprint('Anmelden') } }
const briefing = { context, places: {}, screens: ['login', 'home'], stale }

describe('a document for a translator', () => {
  const offered = (offer: Parameters<typeof offeredUnits>[2]) => offeredUnits(texts, briefing, offer)

  it('holds every text with its notes, and calls unfinished what is missing or stale', () => {
    expect(offered({})).toEqual([
      {
        id: 'login.title',
        source: 'Log in',
        target: 'Anmelden',
        state: 'initial',
        notes: [
          'Heading of the page',
          'A label: 16 letters at most.',
          'Picture: docs/pictures/screens/login.webp',
          'The English text changed after this translation was made.',
        ],
      },
      {
        id: 'responsibleGaming.limit',
        source: english['responsibleGaming.limit'],
        target: texts.own['responsibleGaming.limit'],
        state: 'translated',
        notes: [],
      },
      {
        id: 'home.hot',
        source: 'Hot',
        target: undefined,
        state: 'initial',
        notes: ['A label: 16 letters at most.', 'Picture: docs/pictures/screens/home.webp'],
      },
    ])
  })

  it.each([
    [{ open: true }, ['login.title', 'home.hot']],
    [{ legal: true }, ['responsibleGaming.limit']],
    [{ legal: true, open: true }, []],
  ])('%j', (offer, ids) => expect(offered(offer).map(({ id }) => id)).toEqual(ids))
})

describe('a document that comes back', () => {
  const unit = (change: Partial<TextUnit>): TextUnit => ({
    id: 'home.hot',
    source: 'Hot',
    target: 'Beliebt',
    state: 'translated',
    ...change,
  })
  const taken = (change: Partial<TextUnit>) =>
    takeOver(texts, { units: [unit(change)] }, (text) => textFaults('DE', text, glossary))

  it('brings its new texts, in the order of the English catalogue', () => {
    expect(taken({})).toEqual({
      texts: { ...texts.own, 'home.hot': 'Beliebt' },
      changed: ['home.hot'],
      confirmed: [],
      refused: [],
    })
  })

  it.each<[string, Partial<TextUnit>]>([
    ['without a translation', { target: undefined }],
    ['not begun', { state: 'initial' }],
    ['as it was, made from other English', { id: 'login.title', source: 'Sign in', target: 'Anmelden' }],
  ])('leaves alone a text %s', (_what, change) => {
    expect(taken(change)).toEqual({ texts: texts.own, changed: [], confirmed: [], refused: [] })
  })

  it('confirms a text that the translator left as it was', () => {
    const kept = { id: 'login.title', source: 'Log in', target: 'Anmelden' }
    expect(taken(kept)).toEqual({ texts: texts.own, changed: [], confirmed: ['login.title'], refused: [] })
  })

  it.each<[string, Partial<TextUnit>, RegExp]>([
    ['unknown', { id: 'zz' }, /no message of the product/],
    [
      'made from other English',
      { source: 'Popular' },
      /was made from “Popular”; the English text is now “Hot”/,
    ],
    [
      'without its placeholder',
      { id: 'responsibleGaming.limit', source: english['responsibleGaming.limit'], target: 'Dein Limit.' },
      /does not use \{amount\}/,
    ],
    ['with broken syntax', { target: 'Beliebt {' }, /no ICU message/],
    ['with typewriter quotes', { target: '"Beliebt"' }, /typewriter quote/],
    ['empty', { target: '' }, /is empty/],
    ['with a word that the glossary avoids', { target: 'Heiß' }, /says 'heiß', which glossary/],
    [
      'the glossary’s, in another word',
      { id: 'login.title', source: 'Log in', target: 'Einloggen' },
      /is not 'Anmelden', the word of glossary/,
    ],
    ['too long for its label', { target: 'Bei anderen zurzeit sehr beliebt' }, /is too long for a label/],
  ])('refuses a text that is %s, and says why', (_what, change, why) => {
    const { changed, refused } = taken(change)
    expect(changed).toEqual([])
    expect(refused).toEqual([{ id: change.id ?? 'home.hot', why: expect.stringMatching(why) }])
  })
})

it('leaves a brand all texts that a document does not change, also those that equal the site’s', () => {
  const site = { 'login.title': 'Anmelden', 'home.hot': 'Heiß', 'home.new': 'Neu' }
  const overrides = { 'login.title': 'Anmelden', 'home.hot': 'Angesagt', gone: 'Weg', 'home.new': 'Frisch' }
  const texts = { ...site, 'home.hot': 'Beliebt', 'home.new': 'Neu' }
  expect(overridesAfter(overrides, site, texts, ['home.hot', 'home.new'])).toEqual({
    'login.title': 'Anmelden',
    'home.hot': 'Beliebt',
    gone: 'Weg',
  })
})
