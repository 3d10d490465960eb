import { useEffect, useState } from 'react'

import { LIVE_BRANDS, PROBE, THEMES } from '../../look.ts'
import { LookFrame } from './LookFrame.tsx'
import { readStoryIndex, type IndexedStory } from './storyIndex.ts'

import './compare.css'

export interface CompareProps {
  /** Id of the story to show, such as `components-button--every`. */
  readonly story: string
  /** Width of each picture in CSS pixels. */
  readonly width: number
  /** Shows the probe beside the brands: what is not garish there has not come from a token. */
  readonly probe: boolean
  /** Language, direction, text size and motion of the toolbar, as the address writes them. */
  readonly globals: string
  /** Called with the id of another story. */
  readonly onStory: (id: string) => void
}

/** One story in every brand and theme at once. */
export function Compare({ story, width, probe, globals, onStory }: CompareProps) {
  const [stories, setStories] = useState<readonly IndexedStory[]>([])
  const [problem, setProblem] = useState('')
  useEffect(() => {
    readStoryIndex().then(setStories, (error: unknown) => setProblem(String(error)))
  }, [])
  const tenants = [...LIVE_BRANDS, ...(probe ? [PROBE] : [])]
  return (
    <main className="compare" lang="en" dir="ltr">
      <label className="compare-choice">
        Story
        <select value={story} onChange={(event) => onStory(event.currentTarget.value)}>
          {stories.every(({ id }) => id !== story) && <option value={story}>{story}</option>}
          {stories.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      </label>
      {problem !== '' && <p role="alert">The list of stories could not be read: {problem}</p>}
      <div className="compare-frames">
        {tenants.flatMap((tenant) =>
          THEMES.map((theme) => (
            <LookFrame
              key={`${tenant} ${theme}`}
              title={`${tenant}, ${theme}`}
              address={`iframe.html?viewMode=story&id=${story}&globals=tenant:${tenant};theme:${theme};${globals}`}
              width={width}
            />
          )),
        )}
      </div>
    </main>
  )
}
