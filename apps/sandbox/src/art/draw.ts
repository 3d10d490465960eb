import { catalogue } from '../games/catalogue.ts'
import { banner } from './banner.ts'
import { brandArt, type BrandColours } from './brandArt.ts'
import { gameTile } from './gameTile.ts'
import {
  categoryPicture,
  defaultPicture,
  headIcon,
  livePoster,
  motifPicture,
  payPicture,
  vendorMark,
  vipMedal,
} from './marks.ts'
import { ownBanner } from './ownBanner.ts'

/** Wishes of the query, such as the words on a banner. */
export type PictureQuery = Readonly<Record<string, string | undefined>>

/** Pictures by kind; undefined where there is none of that name. */
const KINDS: Readonly<
  Record<string, (name: string, query: PictureQuery) => string | undefined | Promise<string | undefined>>
> = {
  banner: bannerOf,
  vendor: vendorMark,
  category: categoryPicture,
  head: headIcon,
  pay: payPicture,
  vip: vipMedal,
  live: livePoster,
  motif: (name, query) => motifPicture(name, query['palette'] ?? 'gold'),
}

const HEX = /^#[0-9a-f]{6}$/i

/**
 * A brand that drew banners itself has its announcements' on them, each name always on the same one; others are painted
 * in the colours named in the query, else in the merchant's.
 */
async function bannerOf(name: string, query: PictureQuery): Promise<string> {
  const title = query['title']?.slice(0, 60)
  const { brand, accent, merchant = '' } = query
  const named = brand && accent && HEX.test(brand) && HEX.test(accent) ? { brand, accent } : undefined
  const art = named ? undefined : (await brandArt()).get(merchant)
  const own = art?.banners[placeOf(name) % art.banners.length]
  if (art && own !== undefined) return ownBanner(own, title, art.brand)
  const colours: BrandColours | undefined = named ?? art
  return banner({ name, title, colours })
}

/**
 * Banners that stand beside each other on home or among the promotions, so that neighbours are different pictures; any
 * other name has a place too.
 */
const ON_HOME = ['welcome', 'tournament', 'cashback', 'live', 'newgame', 'invite', 'register'] as const
const SHELF: readonly string[] = [...ON_HOME, 'referral', 'season', 'app-download']

function placeOf(name: string): number {
  const place = SHELF.indexOf(name)
  return place >= 0 ? place : [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)
}

/** The tile of a game by its node id, or `default`; undefined where there is no such game. */
export function drawTile(node: string): string | undefined {
  if (node === 'default') return defaultPicture()
  const game = catalogue().find(node)
  return game && gameTile(game)
}

/** A picture of one of the other kinds (`banner`, `vendor`, …) by its name; undefined where there is none. */
export async function drawPicture(
  kind: string,
  name: string,
  query: PictureQuery = {},
): Promise<string | undefined> {
  return Object.hasOwn(KINDS, kind) ? KINDS[kind]?.(name, query) : undefined
}
