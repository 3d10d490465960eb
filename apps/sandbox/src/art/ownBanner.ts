import { escapeText } from './title.ts'

/** A banner the brand drew itself, 2:1, as its own file has it. */
export type OwnBanner = string

const RIGHT_TO_LEFT = /\p{Script=Arabic}/u

/**
 * A brand's own banner with words on it, 800 × 400. The picture's calm side is where its language begins to read:
 * a right-to-left title turns the picture round. Without a title it is the picture alone.
 */
export function ownBanner(picture: OwnBanner, title: string | undefined): string {
  const mirrored = title !== undefined && RIGHT_TO_LEFT.test(title)
  const nested = picture.replace('<svg ', '<svg x="0" y="0" width="800" height="400" ')
  const ground = mirrored ? `<g transform="translate(800 0) scale(-1 1)">${nested}</g>` : nested
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 400" role="img">${ground}` +
    (title ? `${veil(mirrored)}${lettering(title, mirrored)}` : '') +
    '</svg>'
  )
}

/** Darkens the side the words stand on, so that they read on any picture. */
function veil(mirrored: boolean): string {
  const [from, to] = mirrored ? [1, 0] : [0, 1]
  return (
    `<defs><linearGradient id="own-veil" x1="${from}" y1="0" x2="${to}" y2="0">` +
    '<stop stop-color="#05070d" stop-opacity=".8"/><stop offset=".5" stop-color="#05070d" stop-opacity=".62"/>' +
    '<stop offset=".85" stop-color="#05070d" stop-opacity="0"/></linearGradient></defs>' +
    '<path d="M0 0h800v400H0Z" fill="url(#own-veil)"/>'
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
