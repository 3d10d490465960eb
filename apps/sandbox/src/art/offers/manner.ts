import { type Brand, solveBrand } from '@livery/theme'

/** Parts of a drawing, which a manner paints: main forms, others, bright ones, dark ones, and lines alone. */
export type Paint = 'main' | 'other' | 'bright' | 'deep' | 'line'

/** Shape of a drawing: its paint and its path. */
export type Stroke = readonly [Paint, string]

/** Hand in which a brand's pictures are drawn. */
export interface Manner {
  /** Ground of the picture: the content of an SVG, 800 × 400. */
  readonly ground: string
  /** Content of an SVG's definitions. */
  readonly definitions: string
  /** Attributes of a path. */
  readonly paint: Readonly<Record<Paint, string>>
  /** True for a shadow of ink beside every filled form. */
  readonly casts?: true
}

/** Attributes of a hand that fills its forms, and outlines them in ink of a width. */
function filled(fills: Readonly<Record<Exclude<Paint, 'line'>, string>>, ink: string, width: number) {
  const outline = width > 0 ? ` stroke="${ink}" stroke-width="${width}" stroke-linejoin="round"` : ''
  return {
    main: `fill="${fills.main}"${outline}`,
    other: `fill="${fills.other}"${outline}`,
    bright: `fill="${fills.bright}"${outline}`,
    deep: `fill="${fills.deep}"${outline}`,
    line: `fill="none" stroke="${ink}" stroke-width="${Math.max(width, 3)}" stroke-linecap="round" stroke-linejoin="round"`,
  }
}

const sky = (from: string, to: string): string =>
  `<linearGradient id="sky" x1="0" y1="1" x2="1" y2="0"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`
const light = (color: string, strength: number): string =>
  `<radialGradient id="light"><stop stop-color="${color}" stop-opacity="${strength}"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>`
const metal = (color: string, shade: string): string =>
  `<linearGradient id="metal" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#fff8e2"/><stop offset=".35" stop-color="${color}"/><stop offset="1" stop-color="${shade}"/></linearGradient>`

const channelsOf = (color: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
/** A colour with half of its light. */
const shaded = (color: string): string =>
  `#${channelsOf(color)
    .map((channel) =>
      Math.round(channel / 2)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
/** Light of a colour from 0 to 255, weighed as an eye does. */
function lightOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(color)
  return 0.299 * red + 0.587 * green + 0.114 * blue
}
/** Light from which a colour turns to mud on its way to a dark page. */
const GLARING = 150

const SKY = '<path d="M0 0h800v400H0Z" fill="url(#sky)"/>'
const LIGHT = '<circle cx="590" cy="200" r="330" fill="url(#light)"/>'
const flat = (color: string): string => `<path d="M0 0h800v400H0Z" fill="${color}"/>`

/** Lightness of a picture. */
export type Shade = 'dark' | 'light'

/** Lightness of a brand's pictures: prints and posters are light, all others dark. */
export const shadeOf = ({ style }: Brand): Shade =>
  style?.edge === 'outline' || style?.edge === 'hard' ? 'light' : 'dark'

/**
 * Hand of a brand, by its edges: light without outlines, lacquer and gold, an engraving in thin lines, a print in ink
 * on paper, or a poster with hard shadows.
 */
export function mannerOf(brand: Brand, place: number): Manner {
  const { brand: main, accent } = brand.colors
  const { dark, light: day } = solveBrand(brand)
  const page = dark['color.surface.page']
  const { edge = 'hairline', icons } = brand.style ?? {}
  switch (edge) {
    case 'none':
      return {
        definitions: sky(page, accent) + light(main, 0.55) + metal(main, accent),
        ground: `${SKY}${LIGHT}`,
        paint: filled({ main: 'url(#metal)', other: accent, bright: '#ffffff', deep: page }, main, 0),
      }
    case 'outline':
      return {
        definitions: '',
        ground: flat(day['color.brand.soft']),
        paint: filled(
          { main, other: accent, bright: day['color.surface.card'], deep: day['color.text.primary'] },
          day['color.text.primary'],
          5,
        ),
      }
    case 'hard': {
      // Light grounds, as the veil under the text is light.
      const grounds = [
        main,
        day['color.accent.soft'],
        day['color.surface.page'],
        day['color.brand.soft'],
      ] as const
      const ground = grounds[place % grounds.length] ?? main
      const fills = [day['color.surface.page'], main, accent].filter((color) => color !== ground)
      return {
        definitions: '',
        ground: flat(ground),
        paint: filled(
          { main: fills[0] ?? main, other: fills[1] ?? accent, bright: '#ffffff', deep: '#17101f' },
          '#17101f',
          7,
        ),
        casts: true,
      }
    }
    case 'hairline':
      return icons === 'thin'
        ? {
            definitions: sky(page, dark['color.accent.soft']) + light(accent, 0.7),
            ground: `${SKY}${LIGHT}`,
            paint: {
              ...filled({ main: `${main}38`, other: `${accent}cc`, bright: main, deep: page }, main, 2),
              line: `fill="none" stroke="${main}" stroke-opacity=".7" stroke-width="1.5"`,
            },
          }
        : {
            definitions:
              sky(page, lightOf(accent) > GLARING ? main : accent) +
              light(main, 0.35) +
              metal(main, shaded(main)),
            ground: `${SKY}${LIGHT}`,
            paint: filled(
              { main: 'url(#metal)', other: accent, bright: '#fff1cf', deep: dark['color.surface.raised'] },
              main,
              3,
            ),
          }
  }
}
