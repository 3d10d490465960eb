import { useEffect, useState } from 'react'

import { LIVE_BRANDS, PROBE, THEMES } from '../../look.ts'
import { TENANT_CHOICES } from '../../storyLook.ts'
import { readStoryIndex, type IndexedStory } from './storyIndex.ts'
import { StoryPreview } from './StoryPreview.tsx'

import './compare.css'

/** Story and settings to compare. */
export interface Choice {
  /** Id of the story to show, such as `pages-home--full`. */
  readonly story: string
  /** Width of each frame in CSS pixels. */
  readonly width: number
  /** Adds the probe brand, where anything that is not garish uses no token. */
  readonly probe: boolean
}

export interface CompareProps extends Choice {
  /** Language, direction, text size and motion of the toolbar, in the address's format. */
  readonly globals: string
  /** Called with the changed settings. */
  readonly onChoose: (change: Partial<Choice>) => void
}

const NAMES = new Map(TENANT_CHOICES)

/** Axe is off in the frames: six runs at once would be slow. */
const QUICK = 'a11y.manual:!true'

const WIDTHS = [320, 360, 390, 480]

/** One story in every brand and theme: one column for each brand, dark over light. */
export function Compare({ story, width, probe, globals, onChoose }: CompareProps) {
  const [stories, setStories] = useState<readonly IndexedStory[]>([])
  const [problem, setProblem] = useState('')
  useEffect(() => {
    readStoryIndex().then(setStories, (error: unknown) => setProblem(String(error)))
  }, [])
  const tenants = [...LIVE_BRANDS, ...(probe ? [PROBE] : [])]
  return (
    <main className="compare" lang="en" dir="ltr">
      <form className="compare-choice">
        <label>
          Story
          <select value={story} onChange={(event) => onChoose({ story: event.currentTarget.value })}>
            {stories.every(({ id }) => id !== story) && <option value={story}>{story}</option>}
            {stories.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <label>
          Width
          <select value={width} onChange={(event) => onChoose({ width: Number(event.currentTarget.value) })}>
            {WIDTHS.map((one) => (
              <option key={one} value={one}>
                {one} px
              </option>
            ))}
          </select>
        </label>
        <label>
          <input
            type="checkbox"
            checked={probe}
            onChange={(event) => onChoose({ probe: event.currentTarget.checked })}
          />
          The probe too
        </label>
      </form>
      {problem !== '' && <p role="alert">The list of stories could not be read: {problem}</p>}
      <div
        className="compare-frames"
        style={{ gridTemplateColumns: `repeat(${tenants.length}, max-content)` }}
      >
        {THEMES.flatMap((theme) =>
          tenants.map((tenant) => (
            <StoryPreview
              key={`${tenant} ${theme}`}
              title={`${NAMES.get(tenant) ?? tenant}, ${theme}`}
              address={`iframe.html?viewMode=story&id=${story}&globals=${QUICK};tenant:${tenant};theme:${theme};${globals}`}
              width={width}
            />
          )),
        )}
      </div>
    </main>
  )
}
