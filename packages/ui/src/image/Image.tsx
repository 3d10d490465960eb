import { useCallback, useState } from 'react'

import { IconPicture } from '../icon/icons.ts'
import { vacant } from '../skeleton/Skeleton.css.ts'
import { classes } from '../styling/classes.ts'
import * as css from './Image.css.ts'
import { useAddress } from './useAddress.ts'

export interface ImageProps {
  /** Address of the picture. Undefined or empty: the fallback at once. */
  readonly src: string | undefined
  /** What it shows, in words; empty where a text beside it says so. */
  readonly alt: string
  /** Its place is kept in this shape before it is there, so that nothing jumps. */
  readonly ratio: keyof typeof css.ratios
  /** Address of the default picture, when `src` cannot be loaded. Without it (or when that fails too) a drawn one. */
  readonly fallback?: string | undefined
  /** `cover` fills the frame, `contain` shows all of the picture. Default `cover`. */
  readonly fit?: keyof typeof css.fits | undefined
  /** How round the frame is. Default `none`. */
  readonly corners?: keyof typeof css.corners | undefined
  /** The picture a visitor sees first: loaded at once and before others. Default false: when it comes near. */
  readonly priority?: boolean | undefined
}

/** A picture with a kept place, plain until it is there, and a stand-in when it never comes. */
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

  // A picture from the cache, or one that came before the script, fires no event that could be heard.
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
