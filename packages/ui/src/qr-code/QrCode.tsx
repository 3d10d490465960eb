import { useMemo } from 'react'
import { encode } from 'uqr'

import { classes } from '../styling/classes.ts'
import { modulesPath } from './modulesPath.ts'
import * as css from './QrCode.css.ts'

export interface QrCodeProps {
  /** Text of the code: a link, a payment order. At most some 2,000 characters. */
  readonly value: string
  /** Accessible name: the purpose of scanning it ('QR code of your invitation link'). */
  readonly label: string
  /** Side of the square. Default `medium`. */
  readonly size?: keyof typeof css.sizes | undefined
}

/** Light modules around the code, which scanners need to find it (ISO/IEC 18004: four). */
const QUIET_ZONE = 4

/** QR code: a text for the camera of another phone. */
export function QrCode({ value, label, size = 'medium' }: QrCodeProps) {
  const { path, side } = useMemo(() => {
    const { data } = encode(value, { ecc: 'M', border: QUIET_ZONE })
    return { path: modulesPath(data), side: data.length }
  }, [value])
  return (
    // Many scanners read only dark on light: the code uses the light theme of the brand in both.
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
