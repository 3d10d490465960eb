import { catalogue } from '../games/catalogue.ts'
import { banner } from './banner.ts'
import { brandArt, type BrandArt, type BrandColours } from './brandArt.ts'
import { gamePicture, gameTile } from './gameTile.ts'
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
import { isOfferScene, OFFER_SCENE_NAMES, offerPicture } from './offers/offerPicture.ts'
import { ownBanner } from './ownBanner.ts'
import { readSize } from './sizes.ts'

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
  plain: drawArt,
  motif: (name, query) => motifPicture(name, query['palette'] ?? 'gold'),
}

const HEX = /^#[0-9a-f]{6}$/i

/**
 * Pictures that a brand brings itself, in the order of its files: the carousel of home has them first. All other
 * offers are drawn in the brand's hand, so that no picture stands twice on a page.
 */
const OWN: readonly string[] = ['welcome', 'tournament', 'cashback']

/**
 * Banner by name, in the colours of the query, else as the merchant's brand has it: from a file of its own, or drawn
 * in its hand. With a title, that is set on it; `mirror=1` turns the picture, for languages that begin at the right.
 */
async function bannerOf(name: string, query: PictureQuery): Promise<string> {
  const title = query['title']?.slice(0, 60)
  const { brand, accent, merchant = '' } = query
  const named = brand && accent && HEX.test(brand) && HEX.test(accent) ? { brand, accent } : undefined
  const art = named ? undefined : (await brandArt()).get(merchant)
  const picture = art && pictureOf(name, art)
  if (art && picture !== undefined)
    return ownBanner(picture, { title, brand: art.brand, mirrored: query['mirror'] === '1' })
  const colours: BrandColours | undefined = named ?? art
  return banner({ name, title, colours })
}

function pictureOf(name: string, { banners, look }: BrandArt): string | undefined {
  const own = banners[OWN.indexOf(name)]
  if (own !== undefined) return own
  if (isOfferScene(name)) return offerPicture(name, look)
  // Any other name has one of the pictures, always the same.
  const number = [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)
  const scene = OFFER_SCENE_NAMES[number % OFFER_SCENE_NAMES.length]
  return scene && offerPicture(scene, look)
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

/** Ratio of a tall tile, for an address that asks for no size. */
const TALL = 3 / 4

/** Picture of a game without letters, composed for the box that is asked for. */
function drawArt(node: string, query: PictureQuery): string | undefined {
  const game = catalogue().find(node)
  const { width, height } = readSize(query) ?? {}
  return game && gamePicture(game, width && height ? width / height : TALL)
}
