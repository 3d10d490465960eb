import { fail } from '../failure.ts'

/** Widths in pixels in which pictures are offered; each step is half as wide again, or a third. */
export const WIDTHS = [96, 160, 240, 320, 480, 720, 960] as const

/** Parameters of a sized address, as the whitelabel states them. */
export const WIDTH_PARAMETER = 'w'
export const HEIGHT_PARAMETER = 'h'
export const VERSION_PARAMETER = 'v'

const TALLEST = 1920

/** Size that an address asks for, in pixels. */
export interface PictureSize {
  readonly width: number
  /** Absent: as the picture's own shape has it. */
  readonly height?: number
}

/**
 * Size of an address's query; undefined where it asks for none.
 * @throws Failure 400 for a width that is not offered, and for a height that is no number of pixels
 */
export function readSize(query: Readonly<Record<string, string | undefined>>): PictureSize | undefined {
  const { [WIDTH_PARAMETER]: wanted, [HEIGHT_PARAMETER]: tall } = query
  if (wanted === undefined) return undefined
  const width = WIDTHS.find((each) => String(each) === wanted)
  if (width === undefined) refuse(WIDTH_PARAMETER, 'enum', `is one of ${WIDTHS.join(', ')}`)
  if (tall === undefined) return { width }
  const height = /^\d{1,4}$/.test(tall) ? Number(tall) : 0
  if (height < 1 || height > TALLEST)
    refuse(HEIGHT_PARAMETER, 'maximum', `is a number of pixels from 1 to ${TALLEST}`)
  return { width, height }
}

function refuse(parameter: string, kind: 'enum' | 'maximum', rule: string): never {
  fail(400, 'request.invalid', {
    message: `A picture's ${parameter} ${rule}.`,
    data: { fields: { [parameter]: kind } },
  })
}

/** Shape of a picture that fills whatever it is drawn into: that of a portrait tile. */
const TILE_RATIO = 3 / 4

/**
 * The picture drawn at a size. With a height it covers all of the box and is cropped at its longer sides,
 * as a style sheet's `cover` does.
 */
export function fitPicture(svg: string, { width, height }: PictureSize): string {
  const [, across, down] = /^<svg[^>]* viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? []
  const ratio = across === undefined || down === undefined ? TILE_RATIO : Number(across) / Number(down)
  const tall = height ?? Math.max(1, Math.round(width / ratio))
  return svg.replace('<svg ', `<svg width="${width}" height="${tall}" preserveAspectRatio="xMidYMid slice" `)
}
