import { useRef, useState } from 'react'

export interface StoryPreviewProps {
  readonly title: string
  /** Address of the story with its brand and theme. */
  readonly address: string
  /** Width in CSS pixels. */
  readonly width: number
}

const SHORTEST = 240
/** Maximum height in CSS pixels: a page that fills its frame would otherwise grow without end. */
const TALLEST = 2400

/** Frame with a story in a document of its own, as high as its content. */
export function StoryPreview({ title, address, width }: StoryPreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState(SHORTEST)
  function follow(): void {
    const page = frame.current?.contentDocument
    const root = page?.getElementById('storybook-root')
    if (!page || !root) return
    const measure = (): void => {
      // `100dvh` is the frame's own height and must not count as content.
      const needed = Math.max(root.scrollHeight, page.querySelector('dialog[open]') ? 700 : 0)
      setHeight(Math.min(TALLEST, Math.max(SHORTEST, needed)))
    }
    new ResizeObserver(measure).observe(root)
    measure()
  }
  return (
    <figure className="compare-frame">
      <figcaption>
        {title} ·{' '}
        <a href={address} target="_blank" rel="noreferrer">
          alone
        </a>
      </figcaption>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- this Storybook's own page, and its height is read */}
      <iframe ref={frame} title={title} src={address} width={width} height={height} onLoad={follow} />
    </figure>
  )
}
