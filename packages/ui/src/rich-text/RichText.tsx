import { useEffect, useMemo, useState } from 'react'

import { Skeleton } from '../skeleton/Skeleton.tsx'
import { classes } from '../styling/classes.ts'
import { type } from '../styling/type.css.ts'
import * as css from './RichText.css.ts'

export interface RichTextProps {
  /** HTML from a gateway or a template. Not trusted: sanitised to an allow-list before it is drawn. */
  readonly html: string
  /** Step of the type scale. Default `body`. */
  readonly size?: 'small' | 'body' | undefined
}

let cleaner: ((html: string) => TrustedHTML | string) | undefined

/** Loads the sanitiser in advance, for texts whose height must not change after they are first drawn. */
export async function readyRichText(): Promise<void> {
  cleaner ??= (await import('./sanitise.ts')).sanitise
}

/**
 * Formatted text of an operator. The sanitiser (10 KB) is loaded with the first such text; until then a
 * skeleton is shown.
 */
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
  // The only place of the product where HTML is inserted into the page: `clean` has been through the allow-list.
  return (
    <div dir="auto" className={classes(css.root, type[size])} dangerouslySetInnerHTML={{ __html: clean }} />
  )
}
