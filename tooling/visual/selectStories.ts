import { nearest } from '@livery/theme'

import type { Story } from './storyPictures.ts'

/** Name without case and signs: `game-tile`, `GameTile` and `gametile` are one. */
const plain = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

/** Names that a story answers to: its id, each part of its title (group, component or page), and each row of parts. */
function namesOf({ id, title, name }: Story): readonly string[] {
  const parts = [...title.split('/'), name]
  const rows = parts.flatMap((_, from) =>
    parts.slice(from).map((__, at) => parts.slice(from, from + at + 1).join('')),
  )
  return [id, ...rows].map(plain)
}

/** Name by which a list of stories is told to a person: the component or page. */
const shortNameOf = ({ title }: Story): string => title.split('/').at(-1) ?? title

/**
 * Stories that a list of names means: a component or page (`GameTile`, `game-tile`), a group (`money`), or an id
 * (`pages-home--full`, `pages-home`). A name that no story has in full may be a part of an id.
 * @param only names separated by commas; empty for all stories
 * @throws for a name that means no story, with the nearest and all known ones
 */
export function selectStories<Kind extends Story>(stories: readonly Kind[], only: string): readonly Kind[] {
  if (only.trim() === '') return stories
  const chosen = new Set<Kind>()
  for (const asked of only.split(',')) {
    const name = plain(asked)
    const exact = stories.filter((story) => namesOf(story).includes(name))
    const found =
      exact.length > 0 ? exact : stories.filter(({ id }) => name !== '' && plain(id).includes(name))
    if (found.length === 0) throw new Error(unknownName(asked, stories))
    for (const story of found) chosen.add(story)
  }
  return stories.filter((story) => chosen.has(story))
}

function unknownName(asked: string, stories: readonly Story[]): string {
  const known = [...new Set(stories.map(shortNameOf))].toSorted()
  const near = nearest(asked, known)
  return `--only names '${asked}', which is no story${near === undefined ? '.' : `; did you mean ${near}?`} There are: ${known.join(', ')}.`
}
