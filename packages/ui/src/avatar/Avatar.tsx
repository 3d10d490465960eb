import { useState } from 'react'

import { addressOf, sourcesOf, type Picture } from '../picture/picture.ts'
import { classes } from '../styling/classes.ts'
import * as css from './Avatar.css.ts'

export interface AvatarProps {
  /** Nickname or account; its first letter is drawn while there is no picture. */
  readonly name: string
  /** Address of the picture, or the picture in several widths. */
  readonly src?: Picture | undefined
  /** Size of the circle. Default `medium`. */
  readonly size?: keyof typeof css.sizes | undefined
}

/** First letter as a reader sees it: emoji and combined letters stay whole. */
function initial(name: string): string {
  for (const { segment } of new Intl.Segmenter().segment(name.trim())) return segment
  return '?'
}

/** Avatar of a member: picture or initial. Decorative: the name is written next to it. */
export function Avatar({ name, src, size = 'medium' }: AvatarProps) {
  const [failed, setFailed] = useState<string>()
  const address = src === undefined ? '' : addressOf(src)
  return (
    <span aria-hidden className={classes(css.root, css.sizes[size])}>
      {src !== undefined && address !== '' && address !== failed ? (
        <img
          {...sourcesOf(src, 'mark', 1)}
          alt=""
          loading="lazy"
          decoding="async"
          className={css.picture}
          onError={() => setFailed(address)}
        />
      ) : (
        initial(name)
      )}
    </span>
  )
}
