import { LIVE_HOSTS } from '../games/liveHosts.ts'
import { findVendor } from '../games/vendors.ts'
import { SEED, seededRandom } from '../random.ts'
import { emblem, emblemDefinitions } from './emblem.ts'
import { motifLayers, MOTIFS, type Motif } from './motifs.ts'
import { PALETTES, type Palette, type PaletteName } from './palettes.ts'
import { around, box, disc, polygon, ring, star } from './shapes.ts'

const open = (width: number, height: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img">`

const skyOf = ({ sky }: Palette): string =>
  `<radialGradient id="s" cx=".5" cy=".3" r=".85"><stop stop-color="${sky[0]}"/><stop offset=".55" stop-color="${sky[1]}"/><stop offset="1" stop-color="${sky[2]}"/></radialGradient>`

/** Geometric marks for vendors, 100 wide around the origin. */
const SIGNS: readonly string[] = [
  polygon(0, -46, 40, -23, 40, 23, 0, 46, -40, 23, -40, -23) +
    polygon(0, -18, -16, -9, -16, 9, 0, 18, 16, 9, 16, -9),
  ring(0, 0, 44, 30) + disc(0, 0, 14),
  around(3, (turn) => disc(Math.sin(turn) * 24, -Math.cos(turn) * 24, 19)),
  polygon(-40, 40, 0, -44, 40, 40, 16, 40, 0, 4, -16, 40),
  star(4, 48, 17),
  `M-44 12C-30-30 30-30 44 12 30-2-30-2-44 12ZM-44 36C-30-6 30-6 44 36 30 22-30 22-44 36Z`,
  box(-42, -42, 36, 84, 10) + box(6, -42, 36, 36, 10) + box(6, 6, 36, 36, 10),
  around(6, (turn) =>
    polygon(
      Math.sin(turn) * 10,
      -Math.cos(turn) * 10,
      Math.sin(turn - 0.3) * 46,
      -Math.cos(turn - 0.3) * 46,
      Math.sin(turn + 0.3) * 46,
      -Math.cos(turn + 0.3) * 46,
    ),
  ),
]

/** Mark of a vendor, square, 120. */
export function vendorMark(code: string): string | undefined {
  const vendor = findVendor(code)
  if (!vendor) return undefined
  const sign = SIGNS[vendor.number % SIGNS.length] ?? ''
  const { hue } = vendor
  return `${open(120, 120)}<defs><linearGradient id="v" x1="0" y1="0" x2="1" y2="1"><stop stop-color="hsl(${hue} 85% 62%)"/><stop offset="1" stop-color="hsl(${(hue + 34) % 360} 80% 38%)"/></linearGradient></defs><path d="${box(0, 0, 120, 120, 28)}" fill="url(#v)"/><g transform="translate(60 60) scale(.78)"><path d="${sign}" fill="#fff" fill-rule="evenodd"/></g><path d="M28 0h64a28 28 0 0 1 28 28v18C84 60 36 60 0 46V28A28 28 0 0 1 28 0Z" fill="#fff" opacity=".12"/></svg>`
}

const CATEGORY_EMBLEMS: Readonly<Record<string, readonly [Motif, PaletteName]>> = {
  HOT: ['flame', 'ember'],
  FAV: ['heart', 'rose'],
  NEW_GAME: ['lightning', 'violet'],
  RNG: ['seven', 'crimson'],
  FISH: ['koi', 'ocean'],
  LIVE: ['crown', 'jade'],
  COCKFIGHT: ['wings', 'gold'],
  PVP: ['swords', 'night'],
  SPORTS: ['laurel', 'forest'],
  ESPORTS: ['shield', 'violet'],
  ELOTT: ['clover', 'ice'],
  LOTT: ['coin', 'royal'],
  BG: ['gem', 'jade'],
  BGS: ['star', 'desert'],
  REWARD: ['chest', 'gold'],
  PROMO: ['bell', 'candy'],
}

/** Picture of a category, square, 160. */
export function categoryPicture(category: string): string | undefined {
  const found = CATEGORY_EMBLEMS[category]
  return found ? medal(found[0], PALETTES[found[1]]) : undefined
}

/** Emblem on a tinted disc, square, 160; also for head icons, payment kinds and VIP levels. */
function medal(motif: Motif, palette: Palette): string {
  return `${open(160, 160)}<defs>${skyOf(palette)}${emblemDefinitions(palette)}</defs><path d="${box(0, 0, 160, 160, 40)}" fill="url(#s)"/>${emblem(motifLayers(motif), palette, { x: 80, y: 78, scale: 0.58 })}</svg>`
}

/** Motif alone, square, 240, without a background; for the slot's reels. */
export function motifPicture(motif: string, paletteName: string): string | undefined {
  if (!isMotif(motif)) return undefined
  const palette = isPalette(paletteName) ? PALETTES[paletteName] : PALETTES.gold
  return `${open(240, 240)}<defs>${emblemDefinitions(palette)}</defs>${emblem(motifLayers(motif), palette, { x: 120, y: 116, scale: 1 })}</svg>`
}

const isMotif = (name: string): name is Motif => (MOTIFS as readonly string[]).includes(name)
const isPalette = (name: string): name is PaletteName => Object.hasOwn(PALETTES, name)

const PORTRAIT_MOTIFS: readonly Motif[] = [
  'tiger',
  'wolf',
  'cat',
  'eagle',
  'koi',
  'bull',
  'elephant',
  'masquerade',
  'moon',
  'sun',
  'rocket',
  'crown',
]
const PORTRAIT_PALETTES: readonly PaletteName[] = [
  'jade',
  'night',
  'rose',
  'royal',
  'ocean',
  'desert',
  'lime',
  'violet',
  'ice',
  'ember',
  'candy',
  'gold',
]

/** Head icon `icon-01` … `icon-12`. */
export function headIcon(id: string): string | undefined {
  const index = Number(/^icon-(\d\d)$/.exec(id)?.[1] ?? 0) - 1
  const motif = PORTRAIT_MOTIFS[index]
  return motif ? medal(motif, PALETTES[PORTRAIT_PALETTES[index] ?? 'royal']) : undefined
}

/** Medals of the ways to pay, by channel or kind: two channels of a kind stand side by side and must be told apart. */
const PAY_EMBLEMS: Readonly<Record<string, readonly [Motif, PaletteName]>> = {
  bank: ['temple', 'royal'],
  'bank-account': ['temple', 'royal'],
  'bank-instant': ['lightning', 'gold'],
  card: ['shield', 'violet'],
  ewallet: ['chest', 'jade'],
  'e-wallet': ['chest', 'jade'],
  wallet: ['chest', 'jade'],
  crypto: ['coin', 'ember'],
  usdt: ['coin', 'forest'],
  btc: ['coin', 'ember'],
}

/** Corners and some cells of a QR code, 80 wide. */
const QR = [
  ...[
    [0, 0],
    [54, 0],
    [0, 54],
  ].map(([x = 0, y = 0]) => box(x, y, 26, 26, 5) + box(x + 6, y + 6, 14, 14, 2)),
  ...[
    [34, 0],
    [34, 18],
    [0, 34],
    [18, 34],
    [34, 34],
    [52, 34],
    [70, 34],
    [34, 54],
    [52, 52],
    [70, 52],
    [52, 70],
    [70, 70],
  ].map(([x = 0, y = 0]) => box(x, y, 10, 10, 2)),
].join('')

/** Picture of a way to pay, by its channel or kind. */
export function payPicture(kind: string): string | undefined {
  if (kind === 'qr')
    return `${open(160, 160)}<defs>${skyOf(PALETTES.night)}</defs><path d="${box(0, 0, 160, 160, 40)}" fill="url(#s)"/><path d="${QR}" transform="translate(40 40)" fill="#fff" fill-rule="evenodd"/></svg>`
  const found = PAY_EMBLEMS[kind.toLowerCase()]
  return found ? medal(found[0], PALETTES[found[1]]) : undefined
}

/** Medals of the VIP levels from the lowest: each has the metal or the stone that it is called by. */
const VIP_MEDALS: readonly (readonly [Motif, PaletteName])[] = [
  ['badge', 'forest'],
  ['badge', 'bronze'],
  ['shield', 'silver'],
  ['laurel', 'gold'],
  ['star', 'night'],
  ['gem', 'ice'],
  ['crown', 'royal'],
]

/** Medal of a VIP level; levels above the last share its medal. */
export function vipMedal(level: string): string | undefined {
  if (!/^\d{1,2}$/.test(level)) return undefined
  const [motif, palette] = VIP_MEDALS[Number(level)] ?? (['crown', 'royal'] as const)
  return medal(motif, PALETTES[palette])
}

/** Placeholder for a missing picture. */
export function defaultPicture(): string {
  return `${open(300, 400)}<defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#39415c"/><stop offset="1" stop-color="#171b2b"/></linearGradient></defs><path d="M0 0h300v400H0Z" fill="url(#s)"/><g fill="#fff" opacity=".14"><path d="${box(82, 132, 136, 136, 30)}"/></g><g fill="#fff" opacity=".5"><path d="${disc(118, 168, 13)}${disc(182, 168, 13)}${disc(150, 200, 13)}${disc(118, 232, 13)}${disc(182, 232, 13)}"/></g></svg>`
}

/** Face of a host, between fringe and collar: brows, eyes, nose, mouth. */
const FACE = `<g fill="none" stroke="#2a1510" stroke-linecap="round"><path d="M120 150q10-7 20-1M160 149q10-6 20 1" stroke-width="3.5"/><path d="M151 160q5 12-3 13" stroke-width="2.5" opacity=".45"/></g><path d="${disc(131, 161, 5)}${disc(169, 161, 5)}" fill="#2a1510"/><path d="M136 184q14 5 28 0-14 18-28 0Z" fill="#a8323c"/>`

/** Portrait of a live host at her table, 300 × 400. The gateway gives name and table as text. */
export function livePoster(modelId: string): string | undefined {
  const index = Number(/^M(\d\d)$/.exec(modelId)?.[1] ?? 0) - 1
  if (LIVE_HOSTS[index] === undefined) return undefined
  const random = seededRandom(`${SEED}/host/${modelId}`)
  const palette = PALETTES[random.pick(['crimson', 'violet', 'jade', 'royal', 'rose', 'ocean'] as const)]
  const skin = random.pick(['#f2c9a5', '#e3a977', '#c98a5a', '#8f5a3a'] as const)
  const hair = random.pick(['#1b1420', '#3a2014', '#6b3a1c', '#221a2e'] as const)
  const long = random.next() < 0.6
  const lights = Array.from({ length: 9 }, () =>
    disc(random.integer(0, 300), random.integer(0, 240), random.integer(10, 30)),
  ).join('')
  return (
    `${open(300, 400)}<defs>${skyOf(palette)}${emblemDefinitions(palette)}<linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${palette.ink}" stop-opacity="0"/><stop offset="1" stop-color="${palette.ink}"/></linearGradient></defs><path d="M0 0h300v400H0Z" fill="url(#s)"/><path d="${lights}" fill="${palette.sky[0]}" opacity=".16"/><path d="${ring(150, 150, 130, 124)}" fill="url(#m)" opacity=".8"/>` +
    (long
      ? `<path d="M92 156C84 74 216 74 208 156c2 50 10 84 24 112H68c14-28 22-62 24-112Z" fill="${hair}"/>`
      : `<path d="M96 150c-8-82 116-82 108 0l-6 40H102Z" fill="${hair}"/><path d="${disc(150, 76, 24)}" fill="${hair}"/>`) +
    `<path d="M132 190h36v40c0 20-36 20-36 0Z" fill="${skin}"/><path d="M132 206c10 12 26 12 36 0v14c-8 12-28 12-36 0Z" opacity=".18"/><path d="M108 142C108 96 192 96 192 142c0 40-18 66-42 66s-42-26-42-66Z" fill="${skin}"/><path d="M106 146c2-40 24-50 52-46 24 2 34 18 36 46-16-8-28-18-36-30-12 16-30 26-52 30Z" fill="${hair}"/>${FACE}` +
    `<path d="M44 400C46 290 92 250 132 236l18 28 18-28c40 14 86 54 88 164Z" fill="${palette.ink}"/><path d="M132 236l18 28 18-28 12 6-30 52-30-52Z" fill="#fff"/><path d="${polygon(150, 270, 172, 258, 172, 286, 150, 274, 128, 286, 128, 258)}" fill="${palette.accent}"/><path d="M44 400C46 290 92 250 132 236l-4 6c-34 16-66 60-66 158Z" fill="#fff" opacity=".14"/>` +
    `<path d="M0 240h300v160H0Z" fill="url(#g)"/></svg>`
  )
}
