/** A story as Storybook's index names it. */
export interface IndexedStory {
  readonly id: string
  /** Where it stands in the sidebar, such as `Components/Button · Every`. */
  readonly label: string
}

interface Index {
  readonly entries: Readonly<
    Record<
      string,
      {
        readonly id: string
        readonly type: string
        readonly title: string
        readonly name: string
        readonly tags?: readonly string[]
      }
    >
  >
}

/** Every story that can be compared: those in the sidebar, without these pages themselves. */
export async function readStoryIndex(): Promise<readonly IndexedStory[]> {
  const response = await fetch('index.json')
  if (!response.ok) throw new Error(`index.json answered ${response.status}`)
  const { entries } = (await response.json()) as Index
  return Object.values(entries)
    .filter(
      ({ type, title, tags }) =>
        type === 'story' && /^(?:Components|Pages|Screens)\//.test(title) && tags?.includes('dev') !== false,
    )
    .map(({ id, title, name }) => ({ id, label: `${title} · ${name}` }))
}
