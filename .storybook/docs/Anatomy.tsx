import { useEffect, useRef, useState } from 'react'

import type { Part, Usage } from '../../packages/ui/testing/usage.ts'
import { Linked } from './Linked.tsx'
import { Shown } from './Shown.tsx'

interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export interface AnatomyProps {
  readonly anatomy: Usage['anatomy']
  /** True for what covers the page: it is shown in a frame. */
  readonly covers: boolean
}

/** Time between two measurements, ms. */
const MEASURED_MS = 500

/** Parts of a component, numbered in its picture and explained below. */
export function Anatomy({ anatomy: { shown, parts }, covers }: AnatomyProps) {
  const stage = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [boxes, setBoxes] = useState<readonly (Box | undefined)[]>([])
  useEffect(() => {
    let drawn = ''
    const measure = (): void => {
      const root = covers
        ? frame.current?.contentDocument?.getElementById('storybook-root')
        : stage.current?.querySelector('[data-shown]')
      const origin = stage.current
      if (!root || !origin) return
      const found = parts.map((part) => boxOf(part, root, origin, frame.current))
      if (drawn === JSON.stringify(found)) return
      drawn = JSON.stringify(found)
      setBoxes(found)
    }
    measure()
    // Pictures, faces and the frame arrive later, and a sheet slides in.
    const timer = setInterval(measure, MEASURED_MS)
    return () => clearInterval(timer)
  }, [parts, covers])
  return (
    <div className="docs-anatomy">
      <div ref={stage} className="docs-stage sb-unstyled" data-covers={covers || undefined}>
        <div data-shown>
          <Shown ref={frame} example="anatomy">
            {shown}
          </Shown>
        </div>
        {boxes.map(
          (box, at) =>
            box && (
              <span
                key={parts[at]?.name}
                className="docs-part"
                data-corner={at % 4}
                style={{ insetInlineStart: 0, ...place(box) }}
              >
                <b>{at + 1}</b>
              </span>
            ),
        )}
      </div>
      <ol>
        {parts.map(({ name, role }) => (
          <li key={name}>
            <strong>{name}.</strong> <Linked text={role} />
          </li>
        ))}
      </ol>
    </div>
  )
}

const place = ({ left, top, width, height }: Box) => ({ left, top, width, height })

/** Place of a part within the stage; undefined while it is not drawn. */
function boxOf(
  { at }: Part,
  root: Element,
  stage: Element,
  frame: HTMLIFrameElement | null,
): Box | undefined {
  const found = root.querySelector(at)?.getBoundingClientRect()
  if (!found || found.width === 0) return undefined
  const origin = stage.getBoundingClientRect()
  const moved = frame?.getBoundingClientRect() ?? { left: 0, top: 0 }
  return {
    left: found.left + moved.left - origin.left,
    top: found.top + moved.top - origin.top,
    width: found.width,
    height: found.height,
  }
}
