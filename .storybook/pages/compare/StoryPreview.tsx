import { useRef, useState } from 'react'

import { PHONE_HEIGHT } from './linkedScrolling.ts'

export interface StoryPreviewProps {
  readonly title: string
  /** Address of the story with its brand and theme. */
  readonly address: string
  /** Width in CSS pixels. */
  readonly width: number
  /** `whole` follows the content; `phone` scrolls it. */
  readonly height: 'whole' | 'phone'
  /** True while it stays in sight at the start. */
  readonly pinned: boolean
  readonly onPin: () => void
  /** Lays it over the pinned one; left out while none is. */
  readonly onOverlay?: (() => void) | undefined
}

const SHORTEST = 240
/** Maximum height in CSS pixels: a page that fills its frame would otherwise grow without end. */
const TALLEST = 2400

/** Frame with a story in a document of its own. */
export function StoryPreview({ title, address, width, height, pinned, onPin, onOverlay }: StoryPreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [needed, setNeeded] = useState(SHORTEST)
  function follow(): void {
    const page = frame.current?.contentDocument
    const root = page?.getElementById('storybook-root')
    if (!page || !root) return
    const measure = (): void => {
      // `100dvh` is the frame's own height and must not count as content.
      const content = Math.max(root.scrollHeight, page.querySelector('dialog[open]') ? 700 : 0)
      setNeeded(Math.min(TALLEST, Math.max(SHORTEST, content)))
    }
    new ResizeObserver(measure).observe(root)
    measure()
  }
  return (
    <figure className="compare-frame" data-pinned={pinned || undefined}>
      <figcaption>
        {title}
        <a href={address} target="_blank" rel="noreferrer">
          alone
        </a>
        <button type="button" aria-pressed={pinned} onClick={onPin}>
          {pinned ? 'unpin' : 'pin'}
        </button>
        {onOverlay && (
          <button type="button" onClick={onOverlay}>
            lay over the pinned
          </button>
        )}
      </figcaption>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- this Storybook's own page, and its height is read */}
      <iframe
        ref={frame}
        title={title}
        src={address}
        width={width}
        height={height === 'phone' ? PHONE_HEIGHT : needed}
        loading="lazy"
        onLoad={follow}
      />
    </figure>
  )
}
