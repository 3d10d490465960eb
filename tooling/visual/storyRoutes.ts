import { chromiumLaunch } from '@livery/browser'
import { featureOf, matchRoute, type RouteId } from '@livery/domain/routes'
import { chromium } from 'playwright'

import { serveFolder } from './staticSite.ts'

/** Storybook's preview, as far as the arguments of stories are read from it. */
interface Preview {
  ready(): Promise<void>
  readonly storyStoreValue: {
    loadStory(options: { readonly storyId: string }): Promise<{ readonly initialArgs: { path?: string } }>
  }
}

/** A story as the index of a built Storybook has it. */
export interface IndexedStory {
  readonly id: string
  /** Path of its file from the repository's root. */
  readonly importPath: string
}

/**
 * Routes that stories of their own features show, each with its first story: the one that shows the page in full.
 * @param from folder of a built Storybook
 * @param stories stories in the order of their files
 */
export async function storyOfRoutes(
  from: string,
  stories: readonly IndexedStory[],
): Promise<ReadonlyMap<RouteId, string>> {
  await using site = await serveFolder(from)
  const browser = await chromium.launch(chromiumLaunch)
  try {
    const page = await browser.newPage()
    await page.goto(`${site.origin}/iframe.html?viewMode=story&id=${stories[0]?.id}`)
    const paths = await page.evaluate(
      async (ids) => {
        const { __STORYBOOK_PREVIEW__: preview } = window as unknown as { __STORYBOOK_PREVIEW__: Preview }
        await preview.ready()
        const { storyStoreValue: store } = preview
        const loaded = await Promise.all(ids.map((storyId) => store.loadStory({ storyId })))
        return loaded.map(({ initialArgs }) => initialArgs.path)
      },
      stories.map(({ id }) => id),
    )
    const found = new Map<RouteId, string>()
    paths.forEach((path, at) => {
      const story = stories[at]
      if (path === undefined || story === undefined) return
      const { route, redirect } = matchRoute(path.replace(/[?#].*$/, ''))
      const isOwn = story.importPath.includes(`/features/${featureOf(route)}/`)
      if (redirect === null && isOwn && !found.has(route.id)) found.set(route.id, story.id)
    })
    return found
  } finally {
    await browser.close()
  }
}
