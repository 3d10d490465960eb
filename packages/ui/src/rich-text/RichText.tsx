import { useEffect, useMemo, useState } from 'react'

import { Skeleton } from '../skeleton/Skeleton.tsx'
import { classes } from '../styling/classes.ts'
import { type } from '../styling/type.css.ts'
import * as css from './RichText.css.ts'

export interface RichTextProps {
  /** HTML from a gateway or a template. Never trusted: cleaned to an allow-list as it is drawn. */
  readonly html: string
  /** Step of the type scale. Default `body`. */
  readonly size?: 'small' | 'body' | undefined
}

let cleaner: ((html: string) => TrustedHTML | string) | undefined

/** Fetches the cleaner, for texts that must not change their height once they are seen. */
export async function readyRichText(): Promise<void> {
  cleaner ??= (await import('./sanitise.ts')).sanitise
}

/** An operator's formatted text. The cleaner (10 KB) is fetched when the first such text is to be drawn; until then skeleton lines. */
export function RichText({ html, size = 'body' }: RichTextProps) {
  const [ready, setReady] = useState(cleaner !== undefined)
  useEffect(() => {
    if (!ready) void readyRichText().then(() => setReady(true))
  }, [ready])
  const clean = useMemo(() => (ready ? cleaner?.(html) : undefined), [ready, html])
  if (clean === undefined) {
    return (
      <div aria-busy className={css.waiting}>
        <Skeleton />
        <Skeleton />
        <Skeleton width="half" />
      </div>
    )
  }
  // The one place of the product where HTML goes into the page: `clean` has been through the allow-list.
  return (
    <div dir="auto" className={classes(css.root, type[size])} dangerouslySetInnerHTML={{ __html: clean }} />
  )
}
