import { use, type ReactNode, type Ref } from 'react'

import { CoveringContext } from './covering.ts'
import { StoryFrame } from './StoryFrame.tsx'

export interface ShownProps {
  /** Name of the example in the guidance, such as `good-0`. */
  readonly example: string
  /** Frame of an example that would cover the docs. */
  readonly ref?: Ref<HTMLIFrameElement> | undefined
  /** The example as it is drawn in the page. */
  readonly children: ReactNode
}

/** Example of a guidance: drawn in the page, or in a window of its own where it would cover the page. */
export function Shown({ example, ref, children }: ShownProps) {
  const folder = use(CoveringContext)
  if (folder === undefined) return children
  return <StoryFrame ref={ref} story="guides-example--shown" title={example} args={{ folder, example }} />
}
