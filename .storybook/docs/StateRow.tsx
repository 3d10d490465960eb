import { useEffect, useRef, type ReactElement } from 'react'

import type { States } from '../../packages/ui/testing/usage.ts'
import { POINTED } from './examples.ts'
import { Shown } from './Shown.tsx'

/** A component in every state beside each other: at rest, hovered, pressed, focused, and its own. */
export function StateRow({ shown, on, more }: States) {
  return (
    <div className="docs-states">
      {Object.entries(POINTED).map(([name, mark]) => (
        <State key={name} name={name} mark={mark} on={on} shown={shown} />
      ))}
      {Object.entries(more ?? {}).map(([name, own]) => (
        <State key={name} name={name} mark={undefined} on={on} shown={own} />
      ))}
    </div>
  )
}

interface StateProps {
  readonly name: string
  readonly mark: string | undefined
  readonly on: string
  readonly shown: ReactElement
}

function State({ name, mark, on, shown }: StateProps) {
  const stage = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (mark !== undefined) stage.current?.querySelector(on)?.classList.add(mark)
  })
  return (
    <figure>
      {/* A pressed control may be smaller than a target has to be, for as long as it is pressed. */}
      <div
        ref={stage}
        className="docs-stage sb-unstyled"
        data-examined={name === 'pressed' ? undefined : true}
      >
        <div>
          <Shown example={`state-${name}`}>{shown}</Shown>
        </div>
      </div>
      <figcaption>{name}</figcaption>
    </figure>
  )
}
