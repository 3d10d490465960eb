import type { ReactElement } from 'react'

import * as css from './Illustration.css.ts'

/** Drawings on a 160 × 120 field: each is a few lines, in the brand's colours and the weight of its icons. */
const DRAWINGS = {
  games: (
    <>
      <rect x="46" y="34" width="30" height="40" rx="6" className={css.plate} transform="rotate(-10 61 54)" />
      <rect x="84" y="34" width="30" height="40" rx="6" className={css.plate} transform="rotate(10 99 54)" />
      <rect x="63" y="30" width="34" height="48" rx="7" className={css.plate} />
      <path
        d="M80 43l3.4 7 7.6 1-5.6 5.3 1.4 7.7-6.8-3.7-6.8 3.7 1.4-7.7-5.6-5.3 7.6-1z"
        className={css.form}
      />
    </>
  ),
  search: (
    <>
      <circle cx="76" cy="52" r="22" className={css.plate} />
      <circle cx="76" cy="52" r="22" className={css.form} />
      <path d="M92 68l18 18" className={css.line} />
      <path d="M68 47h.1M84 47h.1M69 60q7-6 14 0" className={css.quiet} />
    </>
  ),
  messages: (
    <>
      <rect x="48" y="32" width="64" height="46" rx="8" className={css.plate} />
      <path d="M48 40l32 22 32-22" className={css.line} />
      <path d="M60 88h40" className={css.quiet} />
    </>
  ),
  records: (
    <>
      <path d="M56 28h48v58l-8-6-8 6-8-6-8 6-8-6-8 6z" className={css.plate} />
      <path d="M66 42h28M66 53h28" className={css.line} />
      <path d="M66 64h16" className={css.quiet} />
    </>
  ),
  favourites: (
    <>
      <rect x="52" y="28" width="56" height="56" rx="12" className={css.plate} />
      <path
        d="M80 72c-14-9-19-16-19-23a9.5 9.5 0 0 1 19-3 9.5 9.5 0 0 1 19 3c0 7-5 14-19 23z"
        className={css.form}
      />
    </>
  ),
  offer: (
    <>
      <rect x="52" y="48" width="56" height="36" rx="6" className={css.plate} />
      <path d="M48 38h64v12H48z" className={css.form} />
      <path d="M80 38v46" className={css.line} />
      <path d="M80 38c-14 0-17-14-8-14 5 0 8 8 8 14 0-6 3-14 8-14 9 0 6 14-8 14z" className={css.line} />
    </>
  ),
  error: (
    <>
      <path d="M80 28l34 58H46z" className={css.plate} />
      <path d="M80 48v18M80 75v.1" className={css.line} />
    </>
  ),
  offline: (
    <>
      <rect x="58" y="26" width="44" height="64" rx="9" className={css.plate} />
      <path d="M68 52q12-10 24 0M73 60q7-6 14 0M80 68v.1" className={css.quiet} />
      <path d="M64 40l32 40" className={css.line} />
    </>
  ),
  maintenance: (
    <>
      <circle cx="80" cy="56" r="24" className={css.plate} />
      <path
        d="M80 24v10M80 78v10M48 56h10M102 56h10M57 33l7 7M96 72l7 7M103 33l-7 7M64 72l-7 7"
        className={css.line}
      />
      <path d="M80 42v14l9 8" className={css.line} />
    </>
  ),
  blocked: (
    <>
      <path d="M80 92c-18-18-26-28-26-40a26 26 0 0 1 52 0c0 12-8 22-26 40z" className={css.plate} />
      <path d="M70 42l20 20M90 42L70 62" className={css.line} />
    </>
  ),
  locked: (
    <>
      <rect x="56" y="48" width="48" height="38" rx="8" className={css.plate} />
      <path d="M66 48V40a14 14 0 0 1 28 0v8M80 62v10" className={css.line} />
    </>
  ),
  success: (
    <>
      <circle cx="80" cy="56" r="28" className={css.plate} />
      <path d="M67 57l9 9 18-20" className={css.line} />
    </>
  ),
} satisfies Record<string, ReactElement>

export type IllustrationName = keyof typeof DRAWINGS

export interface IllustrationProps {
  /** Name of the drawing. */
  readonly name: IllustrationName
}

/**
 * Illustration of an empty, finished or failed state: a drawing on the brand's silhouette, edge and pattern, with the
 * weight and fill of its icons. Decorative, never read.
 */
export function Illustration({ name }: IllustrationProps) {
  return (
    <span aria-hidden className={css.root}>
      <span className={css.ground} />
      <svg viewBox="0 0 160 120" className={css.drawing}>
        {DRAWINGS[name]}
      </svg>
      <span className={css.sparks.first} />
      <span className={css.sparks.second} />
      <span className={css.sparks.third} />
    </span>
  )
}
