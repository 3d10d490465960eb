import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Folder of features, from the repository's root. */
export const FEATURES = 'packages/app/src/features'

/** Folder of the routes' pictures, from the repository's root. */
export const PICTURES = 'docs/pictures/screens'

/** A file of the repository: its path from the root and its text. */
export interface Source {
  readonly path: string
  readonly text: string
}

/** Everything that the page of screens is made of, besides the route table. */
export interface Sources {
  /** Names of the feature folders. */
  readonly features: readonly string[]
  /** Page files below the features folder: files that a route can show. */
  readonly pages: readonly string[]
  readonly stories: readonly Source[]
  readonly tests: readonly Source[]
  /** Paths of the routes' pictures. */
  readonly pictures: readonly string[]
  /** English texts by message id. */
  readonly texts: Readonly<Record<string, string>>
}

/** Reads the sources. @param root the repository's root */
export function readSources(root: string): Sources {
  const read = (pattern: string): Source[] =>
    globSync(pattern, { cwd: root })
      .sort()
      .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
  const inFeatures = read(`${FEATURES}/**/*.tsx`)
  return {
    features: [...new Set(inFeatures.map(({ path }) => path.split('/')[4] ?? dirname(path)))],
    pages: inFeatures
      .filter(({ path, text }) => path.endsWith('Page.tsx') && /^export default /m.test(text))
      .map(({ path }) => path.slice(FEATURES.length + 1)),
    stories: inFeatures.filter(({ path }) => path.endsWith('.stories.tsx')),
    tests: [
      ...inFeatures.filter(({ path }) => path.endsWith('.test.tsx')),
      ...read('e2e/journeys/*.spec.ts'),
    ],
    pictures: globSync(`${PICTURES}/*`, { cwd: root }),
    texts: JSON.parse(readFileSync(join(root, 'packages/i18n/messages/EN.json'), 'utf8')) as Record<
      string,
      string
    >,
  }
}
