import { useState } from 'react'

import { classes } from '../styling/classes.ts'
import * as css from './Avatar.css.ts'

export interface AvatarProps {
  /** Nickname or account; its first letter is drawn while there is no picture. */
  readonly name: string
  /** Address of the picture. */
  readonly src?: string | undefined
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
  return (
    <span aria-hidden className={classes(css.root, css.sizes[size])}>
      {src !== undefined && src !== failed ? (
        <img src={src} alt="" className={css.picture} onError={() => setFailed(src)} />
      ) : (
        initial(name)
      )}
    </span>
  )
}
