/** Texts and pictures for stories and tests: long words, other scripts, broken addresses. */
export const LONG_GERMAN = 'Auszahlungsgeschwindigkeitsbegrenzung bestätigen'
export const LONG_TAMIL = 'கடவுச்சொல்லை மீண்டும் உள்ளிட்டு உறுதிப்படுத்தவும்'
export const ARABIC = 'تسجيل الدخول إلى حسابك'

/** Sample art that needs no network: two colours and a letter, colourful as games' art is. */
export function sampleArt(seed: number, [width, height]: readonly [number, number] = [300, 400]): string {
  const hue = (seed * 67) % 360
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="hsl(${hue} 80% 58%)"/><stop offset="1" stop-color="hsl(${(hue + 70) % 360} 75% 28%)"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/><circle cx="${width * 0.5}" cy="${height * 0.42}" r="${Math.min(width, height) * 0.27}" fill="hsl(${(hue + 30) % 360} 95% 75%)"/><path d="M0 ${height}L${width * 0.5} ${height * 0.62}L${width} ${height}Z" fill="hsl(${(hue + 200) % 360} 60% 20%)"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

/** Parses plain amounts with a point or a comma; a site's own parser accepts the digits of every script. */
export function readAmount(typed: string, decimals: number): string | null {
  const [, whole, fraction = ''] = /^(\d+)(?:[.,](\d*))?$/.exec(typed) ?? []
  if (whole === undefined || fraction.length > decimals) return null
  return `${whole}.${fraction.padEnd(decimals, '0')}`
}

/** Address of a picture that cannot be decoded. */
export const BROKEN_IMAGE = 'data:image/png;base64,AAAA'

export interface SampleGame {
  readonly id: string
  readonly name: string
  readonly vendor: string
  readonly image: string
}

const NAMES = [
  'Golden Koi',
  'Night Market',
  'Thunder Reels Deluxe Megaways',
  'Lucky Lanterns',
  'Deep Sea Hunter',
  'Crown of Fire',
]
const VENDORS = ['Northstar', 'Jade Lab', 'Pixelwheel']

/** Games for grids, rows and tiles. */
export const sampleGames = (count: number): readonly SampleGame[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `game-${index}`,
    name: NAMES[index % NAMES.length] ?? '',
    vendor: VENDORS[index % VENDORS.length] ?? '',
    image: sampleArt(index),
  }))

/** Handler of examples that answer nothing. */
export const nothing = (): void => undefined
