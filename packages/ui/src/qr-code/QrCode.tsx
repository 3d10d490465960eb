import { useMemo } from 'react'
import { encode } from 'uqr'

import { classes } from '../styling/classes.ts'
import { modulesPath } from './modulesPath.ts'
import * as css from './QrCode.css.ts'

export interface QrCodeProps {
  /** What it holds: a link, a payment order. At most some 2,000 characters. */
  readonly value: string
  /** What scanning it does, in words ('QR code of your invitation link'). */
  readonly label: string
  /** Side of the square. Default `medium`. */
  readonly size?: keyof typeof css.sizes | undefined
}

/** Light modules around the code, which scanners need to find it (ISO/IEC 18004: four). */
const QUIET_ZONE = 4

/** A text for another phone's camera. */
export function QrCode({ value, label, size = 'medium' }: QrCodeProps) {
  const { path, side } = useMemo(() => {
    const { data } = encode(value, { ecc: 'M', border: QUIET_ZONE })
    return { path: modulesPath(data), side: data.length }
  }, [value])
  return (
    // Many scanners read only dark on light, so it wears the brand's light theme in either.
    <span data-theme="light" className={classes(css.root, css.sizes[size])}>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${side} ${side}`}
        shapeRendering="crispEdges"
        className={css.picture}
      >
        <path d={path} className={css.modules} />
      </svg>
    </span>
  )
}
