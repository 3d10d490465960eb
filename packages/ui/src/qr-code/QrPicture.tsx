import { useMemo } from 'react'
import { encode } from 'uqr'

import { modulesPath } from './modulesPath.ts'
import * as css from './QrCode.css.ts'

/** Light modules around the code, which scanners need to find it (ISO/IEC 18004: four). */
const QUIET_ZONE = 4

/** Modules of a QR code, with the library that computes them. */
export function QrPicture({ value, label }: { readonly value: string; readonly label: string }) {
  const { path, side } = useMemo(() => {
    const { data } = encode(value, { ecc: 'M', border: QUIET_ZONE })
    return { path: modulesPath(data), side: data.length }
  }, [value])
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      className={css.picture}
    >
      <path d={path} className={css.modules} />
    </svg>
  )
}
