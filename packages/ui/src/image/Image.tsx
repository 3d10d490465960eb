import { useCallback, useState } from 'react'

import { IconPicture } from '../icon/icons.ts'
import { vacant } from '../skeleton/Skeleton.css.ts'
import { classes } from '../styling/classes.ts'
import * as css from './Image.css.ts'
import { useAddress } from './useAddress.ts'

export interface ImageProps {
  /** Address of the picture. Undefined or empty: the fallback is shown at once. */
  readonly src: string | undefined
  /** Alternative text; empty where a text next to the picture says the same. */
  readonly alt: string
  /** Aspect ratio, whose space is reserved before the picture has loaded. */
  readonly ratio: keyof typeof css.ratios
  /**
   * Address of the default picture, used when `src` cannot be loaded. Without it (or when it fails too) a
   * drawn placeholder is shown.
   */
  readonly fallback?: string | undefined
  /** `cover` fills the box, `contain` shows all of the picture. Default `cover`. */
  readonly fit?: keyof typeof css.fits | undefined
  /** Corner radius of the box. Default `none`. */
  readonly corners?: keyof typeof css.corners | undefined
  /**
   * True for the picture that is visible first: loaded at once and before others. Default false: loaded when
   * it comes near the screen.
   */
  readonly priority?: boolean | undefined
}

/** Picture with reserved space, a plain box until it has loaded, and a placeholder when it fails. */
export function Image({
  src,
  alt,
  ratio,
  fallback,
  fit = 'cover',
  corners = 'none',
  priority = false,
}: ImageProps) {
  const [loaded, setLoaded] = useState<string>()
  const { current, fail } = useAddress(src, fallback)

  // A cached picture, or one that loaded before the script, fires no event: its state is read instead.
  const look = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image?.complete || current === undefined) return
      if (image.naturalWidth > 0) setLoaded(current)
      else fail()
    },
    [current, fail],
  )
  const there = loaded === current
  return (
    <span
      className={classes(
        css.root,
        css.ratios[ratio],
        css.corners[corners],
        current !== undefined && !there && vacant,
      )}
    >
      {current === undefined ? (
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
          src={current}
          alt={alt}
          decoding="async"
          draggable={false}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
          className={classes(css.picture, css.fits[fit], !there && !priority && css.waiting)}
          onLoad={() => setLoaded(current)}
          onError={fail}
        />
      )}
    </span>
  )
}
