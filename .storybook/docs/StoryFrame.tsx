import type { Ref } from 'react'

import { frameAddress, useToolbarSettings } from './toolbarSettings.ts'

export interface StoryFrameProps {
  /** Id of the story. */
  readonly story: string
  readonly title: string
  /** Values of the story's props. */
  readonly args?: Readonly<Record<string, string>> | undefined
  readonly ref?: Ref<HTMLIFrameElement> | undefined
}

/** A story in a window of its own, for what would cover the docs. */
export function StoryFrame({ story, title, args, ref }: StoryFrameProps) {
  const settings = useToolbarSettings()
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- this Storybook's own page, whose parts are measured
    <iframe
      ref={ref}
      className="docs-frame"
      loading="lazy"
      title={title}
      src={frameAddress(story, settings, args)}
    />
  )
}
