import type { GameCategory } from '@livery/domain/games'
import type { HomeAudience } from '@livery/domain/site'
import type { LanguageCode } from '@livery/i18n/registry'

/**
 * Kinds of home's sections and their variants; the first variant is the default. What each looks like is said in
 * `docs/designer.md`, and shown by the stories of home's sections.
 */
export const HOME_SECTIONS = {
  hero: ['carousel', 'full', 'split', 'compact'],
  news: ['line', 'pill', 'list'],
  account: ['card', 'bar', 'panel'],
  shortcuts: ['round', 'pills'],
  categories: ['strip', 'side', 'pills'],
  hot: ['grid', 'row', 'bento', 'ranked'],
  category: ['row', 'grid', 'bento', 'ranked'],
  favourites: ['row', 'grid'],
  recent: ['card', 'row', 'bar'],
  stories: ['ring', 'tile'],
  live: ['row', 'ring'],
  jackpots: ['stage', 'strip'],
  winners: ['list', 'ticker'],
  lotteries: ['cards', 'board'],
  draws: ['card', 'strip'],
  studios: ['strip', 'grid'],
  promotions: ['strip', 'cards'],
  invite: ['banner', 'strip'],
  'sports-board': ['leagues', 'strip', 'table'],
} as const

export type HomeSectionKind = keyof typeof HOME_SECTIONS

/** Every kind of section, in the order of the table. */
export const HOME_SECTION_KINDS = Object.keys(HOME_SECTIONS) as HomeSectionKind[]

/** Kinds that show games to everybody. Games come first on home: one of these is among its first sections. */
export const GAME_SECTIONS: readonly HomeSectionKind[] = ['hot', 'category', 'stories', 'live', 'lotteries']

/** Kinds that show as many items as `limit` says. */
export const LIMITED_SECTIONS: readonly HomeSectionKind[] = [
  'hot',
  'category',
  'stories',
  'winners',
  'draws',
  'lotteries',
  'studios',
  'promotions',
  'news',
  'sports-board',
]

/** Background of a section: the page's own, or a band of another surface across the column. */
export const HOME_TONES = ['plain', 'sunken', 'raised'] as const
export type HomeTone = (typeof HOME_TONES)[number]

interface Settings {
  /** Category of a shelf of kind `category`. */
  readonly category?: GameCategory
  /** Heading by language; the product's own in every other language. */
  readonly title?: Readonly<Partial<Record<LanguageCode, string>>>
  /** Greatest number of items. */
  readonly limit?: number
  /** Audiences; everybody without it. Of visitor and member, and of new and returning, one that is named must fit. */
  readonly audience?: readonly HomeAudience[]
  /** Background. Default `plain`. */
  readonly tone?: HomeTone
}

/** Section of home as the site reads it. */
export type HomeSection<Kind extends HomeSectionKind = HomeSectionKind> = {
  readonly [K in Kind]: Settings & { readonly kind: K; readonly variant: (typeof HOME_SECTIONS)[K][number] }
}[Kind]

/** Section of home as a brand writes it: without a variant it has the first of its kind. */
export type HomeSectionInput = {
  readonly [K in HomeSectionKind]: Settings & {
    readonly kind: K
    readonly variant?: (typeof HOME_SECTIONS)[K][number]
  }
}[HomeSectionKind]
