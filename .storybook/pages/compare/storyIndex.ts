/** Entry of Storybook's story index. */
export interface IndexedStory {
  readonly id: string
  /** Path in the sidebar, such as `Components/Button · Every`. */
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

/** Stories that can be compared: all in the sidebar except these pages. */
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
