import { lettering } from './lettering.ts'

/** Banner drawn by the brand, 2:1, as the content of its file. */
export type OwnBanner = string

const RIGHT_TO_LEFT = /\p{Script=Arabic}/u

/** Settings of a brand's banner. */
export interface OwnBannerOptions {
  /** Letters on it; absent where the site sets the text. */
  readonly title: string | undefined
  /** The brand's colour, `#rrggbb`, which tints the shade behind the title. */
  readonly brand: string
  /** True to turn the picture, as a right-to-left title does by itself. */
  readonly mirrored?: boolean
}

/**
 * Brand's own banner, 800 × 400. The picture's plain side is where its language begins to read. Without a title it is
 * the picture alone.
 */
export function ownBanner(picture: OwnBanner, { title, brand, mirrored }: OwnBannerOptions): string {
  const turned = mirrored === true || (title !== undefined && RIGHT_TO_LEFT.test(title))
  const nested = picture.replace('<svg ', '<svg x="0" y="0" width="800" height="400" ')
  const background = turned ? `<g transform="translate(800 0) scale(-1 1)">${nested}</g>` : nested
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 400" role="img">${background}` +
    (title ? `${veil(turned, shadeOf(brand))}${titleLines(title, turned)}` : '') +
    '</svg>'
  )
}

/** Value of a shade's strongest channel, of 255; white letters are legible on it. */
const SHADE = 96

/** Dark shade of a colour's hue. */
function shadeOf(color: string): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
  const scale = SHADE / Math.max(1, ...parts)
  return `rgb(${parts.map((part) => Math.round(part * scale)).join(',')})`
}

/**
 * Darkens the side of the title, so that it is legible on any picture. Multiplied: pale areas become the
 * brand's shade instead of grey, dark areas keep their own colour.
 */
function veil(mirrored: boolean, shade: string): string {
  const [from, to] = mirrored ? [1, 0] : [0, 1]
  return (
    `<defs><linearGradient id="own-veil" x1="${from}" y1="0" x2="${to}" y2="0">` +
    `<stop stop-color="${shade}"/><stop offset=".45" stop-color="${shade}" stop-opacity=".9"/>` +
    `<stop offset=".85" stop-color="${shade}" stop-opacity="0"/></linearGradient></defs>` +
    '<path d="M0 0h800v400H0Z" fill="url(#own-veil)" style="mix-blend-mode:multiply"/>'
  )
}

const LINE_LETTERS = 15
const LARGEST = 58

/** Title in at most three lines of about the same length, as large as the plain half allows. */
function titleLines(title: string, mirrored: boolean): string {
  const lines = wrap(title)
  const widest = Math.max(...lines.map(widthOf))
  const size = Math.min(LARGEST, Math.round(360 / (widest * 0.6)))
  return lines
    .map((line, index) => {
      const y = Math.round(200 + size * 0.35 + (index - (lines.length - 1) / 2) * size * 1.16)
      return lettering({
        text: line,
        x: mirrored ? 752 : 48,
        y,
        size,
        face: 'plain',
        rightToLeft: mirrored,
        paint: 'fill="#fff"',
      })
    })
    .join('')
}

/** Ideographs count as two Latin letters. */
function widthOf(line: string): number {
  return [...line].reduce(
    (width, letter) => width + (/\p{Script=Han}|\p{Script=Hangul}|[぀-ヿ]/u.test(letter) ? 1.75 : 1),
    0,
  )
}

function wrap(title: string): string[] {
  const lines: string[] = []
  for (const word of title.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && (widthOf(`${last} ${word}`) <= LINE_LETTERS || lines.length === 3))
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
