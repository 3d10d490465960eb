import { escapeText } from './title.ts'

/** A banner the brand drew itself, 2:1, as its own file has it. */
export type OwnBanner = string

const RIGHT_TO_LEFT = /\p{Script=Arabic}/u

/**
 * A brand's own banner with words on it, 800 × 400. The picture's calm side is where its language begins to read:
 * a right-to-left title turns the picture round. Without a title it is the picture alone.
 * @param brand the brand's colour, `#rrggbb`, of which the shade behind the words has a little
 */
export function ownBanner(picture: OwnBanner, title: string | undefined, brand: string): string {
  const mirrored = title !== undefined && RIGHT_TO_LEFT.test(title)
  const nested = picture.replace('<svg ', '<svg x="0" y="0" width="800" height="400" ')
  const ground = mirrored ? `<g transform="translate(800 0) scale(-1 1)">${nested}</g>` : nested
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 400" role="img">${ground}` +
    (title ? `${veil(mirrored, shadeOf(brand))}${lettering(title, mirrored)}` : '') +
    '</svg>'
  )
}

/** Value of the strongest channel of a shade, of 255: white letters read well on it. */
const SHADE = 96

/** A dark shade of a colour's hue. */
function shadeOf(color: string): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
  const scale = SHADE / Math.max(1, ...parts)
  return `rgb(${parts.map((part) => Math.round(part * scale)).join(',')})`
}

/**
 * Darkens the side the words stand on, so that they read on any picture. It multiplies: what is pale becomes the
 * brand's shade instead of a grey, what is dark keeps its own colour.
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

/** Words in at most three lines of about the same length, as large as the calm half allows. */
function lettering(title: string, mirrored: boolean): string {
  const lines = wrap(title)
  const widest = Math.max(...lines.map(widthOf))
  const size = Math.min(LARGEST, Math.round(360 / (widest * 0.6)))
  return lines
    .map((line, index) => {
      const y = Math.round(200 + size * 0.35 + (index - (lines.length - 1) / 2) * size * 1.16)
      return (
        `<text x="${mirrored ? 752 : 48}" y="${y}" ${mirrored ? 'direction="rtl"' : ''} font-size="${size}" font-weight="800" fill="#fff" ` +
        `letter-spacing="-.5" font-family="system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans','Noto Sans CJK SC',sans-serif">${escapeText(line)}</text>`
      )
    })
    .join('')
}

/** Ideographs are as wide as two Latin letters. */
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
