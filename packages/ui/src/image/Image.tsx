import { useCallback } from 'react'

import { IconPicture } from '../icon/icons.ts'
import { sourcesOf, type Picture, type PictureSpan } from '../picture/picture.ts'
import { classes } from '../styling/classes.ts'
import * as css from './Image.css.ts'
import { useAddress } from './useAddress.ts'

export interface ImageProps {
  /** Address of the picture, or the picture in several widths. Undefined or empty: the fallback is shown at once. */
  readonly src: Picture | undefined
  /** Alternative text; empty where a text next to the picture says the same. */
  readonly alt: string
  /** Aspect ratio, whose space is reserved before the picture has loaded. */
  readonly ratio: keyof typeof css.ratios
  /**
   * Address of the default picture, used when `src` cannot be loaded. Without it (or when it fails too) a
   * drawn placeholder is shown.
   */
  readonly fallback?: Picture | undefined
  /** Width of the box on the page, for a picture in several widths. Default by `ratio`: banners are as wide as the page. */
  readonly span?: PictureSpan | undefined
  /** `cover` fills the box, `contain` shows all of the picture. Default `cover`. */
  readonly fit?: keyof typeof css.fits | undefined
  /** Part of the picture that is kept where it is cut: its middle; or what stands towards the end of the line,
   * or towards the right on any page, as the subject of an offer does. Default `middle`.
   */
  readonly keep?: keyof typeof css.kept | undefined
  /** Corner radius of the box. Default `none`. */
  readonly corners?: keyof typeof css.corners | undefined
  /**
   * True for the picture that is visible first: loaded at once and before others. Default false: loaded when
   * it comes near the screen.
   */
  readonly priority?: boolean | undefined
}

/** Shapes as numbers, and the widths at which they are used unless a page says otherwise. */
const SHAPES = {
  portrait: { ratio: 3 / 4, span: 'third' },
  square: { ratio: 1, span: 'mark' },
  wide: { ratio: 16 / 9, span: 'half' },
  banner: { ratio: 2, span: 'page' },
  panorama: { ratio: 2.5, span: 'page' },
  ribbon: { ratio: 3, span: 'page' },
  strip: { ratio: 4, span: 'page' },
} as const satisfies Record<keyof typeof css.ratios, { ratio: number; span: PictureSpan }>

/**
 * Picture with reserved space, a plain box until it has loaded, and a placeholder when it fails.
 * Its markup is the same before and after it has loaded, and shows the picture without a script. A picture that
 * the script has to wait for is marked on its box, outside of React: no picture that loads renders anything.
 */
export function Image({
  src,
  alt,
  ratio,
  fallback,
  fit = 'cover',
  keep = 'middle',
  corners = 'none',
  span,
  priority = false,
}: ImageProps) {
  const { picture, current, fail, failedBefore } = useAddress(src, fallback)
  const shape = SHAPES[ratio]

  // A cached picture, or one that loaded before the script, fires no event: its state is read instead.
  const look = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return undefined
      failedBefore(image)
      if (image.complete) return undefined
      const { dataset } = image.parentElement ?? image
      dataset['waiting'] = priority ? 'visible' : 'hidden'
      return () => {
        delete dataset['waiting']
      }
    },
    [failedBefore, priority],
  )
  return (
    <span className={classes(css.root, css.ratios[ratio], css.corners[corners])}>
      {picture === undefined ? (
        <span
          className={css.stand}
          {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
        >
          <IconPicture size="large" />
        </span>
      ) : (
        <img
          key={current}
          ref={look}
          // A picture's host cuts it round its middle: one that keeps another part comes whole.
          {...sourcesOf(
            picture,
            span ?? shape.span,
            fit === 'cover' && keep === 'middle' ? shape.ratio : undefined,
          )}
          alt={alt}
          decoding={priority ? undefined : 'async'}
          draggable={false}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'low'}
          className={classes(css.picture, css.fits[fit], css.kept[keep])}
          onLoad={showLoaded}
          onError={fail}
        />
      )}
    </span>
  )
}

/** Ends the wait for a picture, which fades in if it was hidden. */
function showLoaded({ currentTarget }: { readonly currentTarget: HTMLImageElement }): void {
  delete currentTarget.parentElement?.dataset['waiting']
}
