/** Space of a picture on the page. */
export interface PictureSpace {
  /** Least and greatest width of the space on any screen, CSS px. */
  readonly least: number
  readonly most: number
  /** Width by height of the space; undefined where the whole picture is shown in its own shape. */
  readonly ratio: number | undefined
}

/** A picture that its host gives in several widths. */
export interface SizedPicture {
  /** Address of the picture as it is, also what tells two pictures apart. */
  readonly src: string
  /** Candidates for a space, in the format of `srcset`; undefined when there are none. */
  readonly srcSetFor: (space: PictureSpace) => string | undefined
}

/** Address of a picture, or a picture in several widths. */
export type Picture = string | SizedPicture

/**
 * Widths that pictures take on the page, a column of at most 480 CSS px with a gutter: `page` and parts of
 * it, and `mark` for logos and other small pictures of a fixed size.
 */
export const spans = {
  page: { sizes: '(min-width: 480px) 456px, calc(100vw - 24px)', least: 320, most: 480 },
  most: { sizes: '(min-width: 480px) 304px, calc(67vw - 16px)', least: 214, most: 304 },
  half: { sizes: '(min-width: 480px) 224px, calc(50vw - 16px)', least: 160, most: 240 },
  third: { sizes: '(min-width: 480px) 148px, calc(33vw - 12px)', least: 107, most: 160 },
  mark: { sizes: '64px', least: 64, most: 64 },
} as const

/** Name of a width in `spans`. */
export type PictureSpan = keyof typeof spans

export const addressOf = (picture: Picture): string => (typeof picture === 'string' ? picture : picture.src)

/** Attributes of an image that let the browser choose the width it needs. */
export interface Sources {
  readonly src: string
  readonly srcSet?: string
  readonly sizes?: string
}

/** Sources of a picture in a space. @param ratio width by height; undefined: the picture's own */
export function sourcesOf(picture: Picture, span: PictureSpan, ratio: number | undefined): Sources {
  if (typeof picture === 'string') return { src: picture }
  const { sizes, least, most } = spans[span]
  const srcSet = picture.srcSetFor({ least, most, ratio })
  return srcSet === undefined ? { src: picture.src } : { src: picture.src, srcSet, sizes }
}
