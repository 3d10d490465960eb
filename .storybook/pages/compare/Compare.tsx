import { useEffect, useState } from 'react'

import { LIVE_BRANDS, PROBE, THEMES } from '../../look.ts'
import { TENANT_CHOICES } from '../../storyLook.ts'
import { linkScrolling } from './linkedScrolling.ts'
import { BLENDS, Overlay } from './Overlay.tsx'
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
  /** `whole` pages below each other, or `phone` frames that scroll together. */
  readonly height: 'whole' | 'phone'
  /** Look that stays at the start of the row and lies below in an overlay, such as `aurora dark`; empty for none. */
  readonly pinned: string
  /** Look that lies over the pinned one; empty for looks beside each other. */
  readonly over: string
  /** How the look above is mixed with the one below. */
  readonly blend: (typeof BLENDS)[number]
}

export interface CompareProps extends Choice {
  /** Language, direction, text size and motion of the toolbar, in the address's format. */
  readonly globals: string
  /** Called with the changed settings. */
  readonly onChoose: (change: Partial<Choice>) => void
}

/** One look of the story. */
export interface ComparedLook {
  /** Such as `aurora dark`. */
  readonly id: string
  readonly title: string
  readonly address: string
}

const NAMES = new Map(TENANT_CHOICES)

/** Axe is off in the frames: ten runs at once would be slow. */
const QUICK = 'a11y.manual:!true'

const WIDTHS = [320, 360, 390, 480]

function looksOf({ story, probe, globals }: CompareProps): readonly ComparedLook[] {
  const tenants = [...LIVE_BRANDS, ...(probe ? [PROBE] : [])]
  return THEMES.flatMap((theme) =>
    tenants.map((tenant) => ({
      id: `${tenant} ${theme}`,
      title: `${NAMES.get(tenant) ?? tenant}, ${theme}`,
      address: `iframe.html?viewMode=story&id=${story}&globals=${QUICK};tenant:${tenant};theme:${theme};${globals}`,
    })),
  )
}

/** One story in every brand and theme: beside each other, dark over light, or two of them one over the other. */
export function Compare(props: CompareProps) {
  const { width, height, pinned, over, blend, onChoose } = props
  const looks = looksOf(props)
  const below = looks.find(({ id }) => id === pinned) ?? looks[0]
  const above = looks.find(({ id }) => id === over)
  const inOrder = looks.toSorted((a, b) => Number(b.id === pinned) - Number(a.id === pinned))
  useEffect(() => (height === 'phone' ? linkScrolling() : undefined), [height])
  return (
    <main className="compare" lang="en" dir="ltr">
      <Settings {...props} looks={looks} />
      {above && below ? (
        <Overlay below={below} above={above} width={width} blend={blend} />
      ) : (
        <div
          className="compare-frames"
          data-pinned={pinned !== '' || undefined}
          style={{
            gridTemplateColumns: `repeat(${pinned === '' ? looks.length / THEMES.length : looks.length}, max-content)`,
          }}
        >
          {inOrder.map(({ id, title, address }) => (
            <StoryPreview
              key={id}
              title={title}
              address={address}
              width={width}
              height={height}
              pinned={id === pinned}
              onPin={() => onChoose({ pinned: id === pinned ? '' : id })}
              onOverlay={pinned === '' || id === pinned ? undefined : () => onChoose({ over: id })}
            />
          ))}
        </div>
      )}
    </main>
  )
}

function Settings({
  story,
  width,
  probe,
  height,
  pinned,
  over,
  blend,
  looks,
  onChoose,
}: CompareProps & { readonly looks: readonly ComparedLook[] }) {
  const [stories, setStories] = useState<readonly IndexedStory[]>([])
  const [problem, setProblem] = useState('')
  useEffect(() => {
    readStoryIndex().then(setStories, (error: unknown) => setProblem(String(error)))
  }, [])
  const known = stories.some(({ id }) => id === story) ? stories : [{ id: story, label: story }, ...stories]
  const named = looks.map(({ id, title }) => [id, title] as const)
  return (
    <form className="compare-choice">
      <Choices
        label="Story"
        value={story}
        choices={known.map(({ id, label }) => [id, label])}
        onChoose={(chosen) => onChoose({ story: chosen })}
      />
      <Choices
        label="Width"
        value={String(width)}
        choices={WIDTHS.map((one) => [String(one), `${one} px`])}
        onChoose={(chosen) => onChoose({ width: Number(chosen) })}
      />
      <Choices
        label="Height"
        value={height}
        choices={[
          ['phone', 'A phone’s, scrolled together'],
          ['whole', 'The whole page'],
        ]}
        onChoose={(chosen) => onChoose({ height: chosen === 'whole' ? 'whole' : 'phone' })}
      />
      <Choices
        label="Pinned"
        value={pinned}
        choices={[['', 'None'], ...named]}
        onChoose={(chosen) => onChoose({ pinned: chosen })}
      />
      <Choices
        label="Overlay"
        value={over}
        choices={[['', 'Off'], ...named.filter(([id]) => id !== pinned)]}
        onChoose={(chosen) => onChoose({ over: chosen })}
      />
      {over !== '' && (
        <Choices
          label="Mixed by"
          value={blend}
          choices={BLENDS.map((one) => [one, one])}
          onChoose={(chosen) => onChoose({ blend: chosen === 'difference' ? 'difference' : 'onion' })}
        />
      )}
      <label>
        <input
          type="checkbox"
          checked={probe}
          onChange={(event) => onChoose({ probe: event.currentTarget.checked })}
        />
        The probe too
      </label>
      {problem !== '' && <p role="alert">The list of stories could not be read: {problem}</p>}
    </form>
  )
}

interface ChoicesProps {
  readonly label: string
  readonly value: string
  readonly choices: readonly (readonly [value: string, name: string])[]
  readonly onChoose: (value: string) => void
}

function Choices({ label, value, choices, onChoose }: ChoicesProps) {
  return (
    <label>
      {label}
      <select value={value} onChange={(event) => onChoose(event.currentTarget.value)}>
        {choices.map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
