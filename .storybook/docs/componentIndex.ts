/** Component as the sidebar has it. */
export interface IndexedComponent {
  /** Such as `Button`. */
  readonly name: string
  /** Such as `Forms`. */
  readonly group: string
  /** Address of its docs page, to be opened in Storybook's own window. */
  readonly address: string
  /** Path of its stories from the root of the repository. */
  readonly path: string
}

interface Index {
  readonly entries: Readonly<
    Record<
      string,
      { readonly id: string; readonly type: string; readonly title: string; readonly importPath: string }
    >
  >
}

/** Groups in the order of the sidebar, each with what its components have in common. */
export const GROUPS: Readonly<Record<string, string>> = {
  Money: 'Sums, records and states of money: exact, with currency, never on two lines',
  Play: 'Games, draws, matches and slips',
  Navigation: 'Ways from here to there, and where one is',
  Forms: 'What a player types, chooses and sends',
  Feedback: 'What the site answers: waiting, done, failed, empty',
  Content: 'Surfaces, text and pictures that carry the rest',
}

let reading: Promise<readonly IndexedComponent[]> | undefined

async function read(): Promise<readonly IndexedComponent[]> {
  const response = await fetch('index.json')
  if (!response.ok) throw new Error(`index.json answered ${response.status}`)
  const { entries } = (await response.json()) as Index
  return Object.values(entries).flatMap(({ id, type, title, importPath }) => {
    const [area, group = '', name] = title.split('/')
    if (type !== 'docs' || area !== 'Components' || name === undefined) return []
    return [{ name, group, address: `./?path=/docs/${id}`, path: importPath }]
  })
}

/** All components of Storybook's index; read once, the same promise each time. */
export const readComponents = (): Promise<readonly IndexedComponent[]> => (reading ??= read())
