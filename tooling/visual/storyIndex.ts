import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { loadCsf } from 'storybook/internal/csf-tools'

import { writeBrandStories } from '../../.storybook/brandStories.ts'
import type { Story } from './storyPictures.ts'

/** Globs of the stories in .storybook/main.ts, without those of brand sheets. */
const STORIES = ['.storybook/{pages,probe}/**/*.stories.tsx', 'packages/*/src/**/*.stories.tsx']

/**
 * Index of all stories of the workspace, as Storybook's own, read from the sources: needs neither a build nor
 * a browser.
 */
export async function storyIndex(root: string): Promise<Story[]> {
  const files = glob(
    [...STORIES, await writeBrandStories()].map((path) => path.replace(/^\.\.\//, '')),
    {
      cwd: root,
      exclude: (name) => name === 'node_modules',
    },
  )
  const stories: Story[] = []
  for await (const path of files) {
    const csf = loadCsf(await readFile(join(root, path), 'utf8'), {
      fileName: path,
      makeTitle: (title) => {
        if (title === undefined) throw new Error(`${path} has no title.`)
        return title
      },
    }).parse()
    const { title = '', tags = [] } = csf.meta
    for (const { id, name = '', tags: own = [] } of csf.stories)
      stories.push({ id, title, name, tags: [...new Set([...tags, ...own])] })
  }
  return stories
}
