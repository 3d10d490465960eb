import { lazy, Suspense } from 'react'

import { classes } from '../styling/classes.ts'
import * as css from './QrCode.css.ts'

/** Lazy import: few pages show a code, and the library that computes one is as large as a page. */
const QrPicture = lazy(async () => ({ default: (await import('./QrPicture.tsx')).QrPicture }))

export interface QrCodeProps {
  /** Text of the code: a link, a payment order. At most some 2,000 characters. */
  readonly value: string
  /** Accessible name: the purpose of scanning it ('QR code of your invitation link'). */
  readonly label: string
  /** Side of the square. Default `medium`. */
  readonly size?: keyof typeof css.sizes | undefined
}

/** QR code: a text for the camera of another phone. Its square is there at once, its modules a moment later. */
export function QrCode({ value, label, size = 'medium' }: QrCodeProps) {
  return (
    // Many scanners read only dark on light: the code uses the light theme of the brand in both.
    <span data-theme="light" className={classes(css.root, css.sizes[size])}>
      <Suspense>
        <QrPicture value={value} label={label} />
      </Suspense>
    </span>
  )
}
