import { useEffect, useState } from 'react'

import type { ComparedLook } from './Compare.tsx'
import { linkScrolling, PHONE_HEIGHT } from './linkedScrolling.ts'

/** `onion`: the look above is translucent; `difference`: what is equal is black. */
export const BLENDS = ['onion', 'difference'] as const

export interface OverlayProps {
  readonly below: ComparedLook
  readonly above: ComparedLook
  /** Width in CSS pixels. */
  readonly width: number
  readonly blend: (typeof BLENDS)[number]
}

/** Two looks of a story, one over the other; they scroll together. */
export function Overlay({ below, above, width, blend }: OverlayProps) {
  const [share, setShare] = useState(50)
  useEffect(linkScrolling, [])
  const mixed = blend === 'onion' ? { opacity: share / 100 } : { mixBlendMode: 'difference' as const }
  return (
    <figure className="compare-frame">
      <figcaption>
        {above.title} over {below.title}
        {blend === 'onion' && (
          <label>
            {below.title}
            <input
              type="range"
              aria-label="Share of the look above, per cent"
              value={share}
              onChange={(event) => setShare(Number(event.currentTarget.value))}
            />
            {above.title}
          </label>
        )}
      </figcaption>
      <div className="compare-stack" style={{ inlineSize: width, blockSize: PHONE_HEIGHT }}>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- this Storybook's own page, which is scrolled with the other */}
        <iframe title={below.title} src={below.address} width={width} height={PHONE_HEIGHT} />
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- as above */}
        <iframe
          title={above.title}
          src={above.address}
          width={width}
          height={PHONE_HEIGHT}
          style={{ ...mixed, pointerEvents: 'none' }}
        />
      </div>
    </figure>
  )
}
