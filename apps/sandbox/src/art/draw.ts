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

/** Query parameters of a picture, such as the title on a banner. */
export type PictureQuery = Readonly<Record<string, string | undefined>>

/** Picture generators by kind; undefined for an unknown name. */
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
 * Banner by name. Brands with banner files of their own use those, always the same one for a name; others
 * get a generated one in the colours of the query, else in the merchant's.
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
 * Banners shown side by side on home or among the promotions, numbered so that neighbours get different
 * pictures; any other name gets a number too.
 */
const ON_HOME = ['welcome', 'tournament', 'cashback', 'live', 'newgame', 'invite', 'register'] as const
const SHELF: readonly string[] = [...ON_HOME, 'referral', 'season', 'app-download']

function placeOf(name: string): number {
  const place = SHELF.indexOf(name)
  return place >= 0 ? place : [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)
}

/** Tile of a game by its node id, or `default`; undefined for an unknown game. */
export function drawTile(node: string): string | undefined {
  if (node === 'default') return defaultPicture()
  const game = catalogue().find(node)
  return game && gameTile(game)
}

/** Picture of another kind (`banner`, `vendor`, …) by its name; undefined for an unknown one. */
export async function drawPicture(
  kind: string,
  name: string,
  query: PictureQuery = {},
): Promise<string | undefined> {
  return Object.hasOwn(KINDS, kind) ? KINDS[kind]?.(name, query) : undefined
}
