import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { chromiumLaunch } from '@livery/browser'
import { chromium, type Browser, type Page } from 'playwright'

import { drawnPictures } from './drawnPictures.ts'
import { selectStories } from './selectStories.ts'
import { serveFolder } from './staticSite.ts'
import { within } from './within.ts'

/** Look: a brand in one of its themes. */
export interface Look {
  readonly tenant: string
  readonly theme: 'dark' | 'light'
}

export interface Story {
  readonly id: string
  readonly title: string
  readonly name: string
  readonly tags: readonly string[]
  /** Path of its file; only in the index of a built Storybook. */
  readonly importPath?: string
}

/** Kind of stories to take pictures of. */
export type StoryKind = 'components' | 'pages'

/** Picture of one story in one look. */
export interface StoryPicture {
  readonly story: Story
  readonly look: Look
  readonly png: Buffer
}

export interface PictureOptions {
  /** Folder of a built Storybook. */
  readonly from: string
  readonly looks: readonly Look[]
  /** Names of stories, as `selectStories` understands them; empty for all. */
  readonly only?: string
  /** Ids of the stories to take, in place of all of their kind. */
  readonly ids?: readonly string[]
  /** Kind of stories: matrix stories of components, or all screens of the app; default components. */
  readonly of?: StoryKind
  /** Width of the window in CSS pixels; default 390. */
  readonly width?: number
  /** Other settings of the toolbar, such as `{ language: 'AR' }`. */
  readonly globals?: Readonly<Record<string, string>>
}

/** Height of the window in CSS pixels: a screen fills that of a phone. */
const HEIGHT: Readonly<Record<StoryKind, number>> = { components: 600, pages: 844 }

/** Time in which a screen notices that a part of it has come near, ms. */
const NEAR_MS = 200

/** Number of times that a screen is measured: what has arrived below may make it longer. */
const UNROLLED_AT_MOST = 3

/** Settings in the notation of Storybook's address. */
const globalsOf = (settings: Readonly<Record<string, string>>): string =>
  Object.entries(settings)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')

/** Time of every clock in a picture: the afternoon of the day of the stories' sample answers. */
const NOW = new Date('2026-11-20T13:30:00Z')

/** True for stories of a kind: one with every variant of a component, or one with a screen of the app. */
const IS_KIND: Readonly<Record<StoryKind, (story: Story) => boolean>> = {
  components: ({ tags }) => tags.includes('matrix'),
  pages: ({ title }) => title.startsWith('Pages/'),
}

/**
 * Stories of a kind in a built Storybook, in the order of their ids.
 * @throws for a name in `only` that means none of them
 */
export async function storiesOf(kind: StoryKind, from: string, only = ''): Promise<readonly Story[]> {
  const index = JSON.parse(await readFile(join(from, 'index.json'), 'utf8')) as {
    readonly entries: Readonly<Record<string, Story & { readonly type: string }>>
  }
  const stories = Object.values(index.entries)
    .filter((story) => story.type === 'story' && IS_KIND[kind](story))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
  return selectStories(stories, only)
}

/** Page without sources of change: a fixed clock, a fixed random sequence, no motion. */
async function calmPage(browser: Browser, width: number, height: number): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width, height },
    reducedMotion: 'reduce',
    timezoneId: 'UTC',
    locale: 'en-GB',
  })
  await page.clock.setFixedTime(NOW)
  await page.addInitScript(() => {
    let seed = 1
    Math.random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647
  })
  return page
}

/**
 * Changes brand, theme, text size and language without a reload, through Storybook's own channel, and waits for fonts and layout.
 */
export async function applyLook(
  page: Page,
  look: Look & { readonly textSize?: string; readonly language?: string },
): Promise<void> {
  await page.evaluate(async (globals) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
      readonly __STORYBOOK_ADDONS_CHANNEL__: {
        emit(event: string, data: object): void
        once(event: string, listener: () => void): void
      }
    }
    const drawn = new Promise<void>((done) => {
      channel.once('storyRendered', done)
      // Storybook does not redraw for the look that is shown already.
      setTimeout(done, 400)
    })
    channel.emit('updateGlobals', { globals })
    await drawn
    await document.fonts.ready
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  }, look)
}

/** Waits until the open story was drawn and played, and its lazily loaded parts have arrived. */
async function finished(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const { __STORYBOOK_PREVIEW__: preview } = window as unknown as {
      readonly __STORYBOOK_PREVIEW__?: { readonly currentRender?: { readonly phase?: string } }
    }
    return ['finished', 'errored'].includes(preview?.currentRender?.phase ?? '')
  })
  await page.waitForLoadState('networkidle')
  await page.evaluate(untilStill, STILL_MS)
}

/** Time without a change after which a page is complete, and the longest wait for it, ms. */
const STILL_MS = { quiet: 400, most: 5000 }

/** Longest wait for a changed page: some never rest, such as one with a clock, ms. */
const CHANGED_MS = { quiet: 250, most: 1200 }

/** Waits until an open page that was changed is still, and its faces are there. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(untilStill, CHANGED_MS)
  await page.evaluate(async () => {
    await document.fonts.ready
  })
}

/** Waits until nothing is added to the page any more. Runs in the page. */
function untilStill({ quiet, most }: typeof STILL_MS): Promise<void> {
  return new Promise((done) => {
    const end = (): void => {
      watcher.disconnect()
      clearTimeout(rest)
      clearTimeout(limit)
      done()
    }
    const watcher = new MutationObserver(() => {
      clearTimeout(rest)
      rest = setTimeout(end, quiet)
    })
    let rest = setTimeout(end, quiet)
    const limit = setTimeout(end, most)
    watcher.observe(document.body, { subtree: true, childList: true, characterData: true })
  })
}

/** Longest wait for the pictures of a screen, ms. */
const PICTURES_MS = 5000

/**
 * Makes the window as high as the screen is long, so that elements fixed to its lower edge are below the
 * content and pictures further down are loaded. Surfaces over a screen are drawn at the height of a phone.
 */
async function unroll(page: Page, width: number): Promise<void> {
  let height: number = HEIGHT.pages
  for (let turn = 0; turn < UNROLLED_AT_MOST; turn++) {
    const length = await page.evaluate(async () => {
      // A face that arrives later breaks lines elsewhere.
      await document.fonts.ready
      return document.querySelector('dialog[open]') ? 0 : document.documentElement.scrollHeight
    })
    if (length <= height) break
    height = length
    await page.setViewportSize({ width, height })
    // Lazily loaded parts further down arrive when they are near.
    await page.waitForTimeout(NEAR_MS)
    await page.waitForLoadState('networkidle')
  }
  await page.evaluate(async () => {
    await document.fonts.ready
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  })
  await page.evaluate(drawnPictures, PICTURES_MS)
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  })
}

/** An open story in one look, ready to be examined. */
export interface OpenStory {
  readonly story: Story
  readonly look: Look
  readonly page: Page
}

/** Name of a story in errors: with its brand and theme, and the language and the size of text that were asked for. */
export const screenName = (
  { id }: Story,
  look: Look | undefined,
  { language, textSize }: Readonly<Record<string, string>> = {},
): string =>
  [id, look?.tenant, look?.theme, language, textSize].filter((part) => part !== undefined).join(' ')

/**
 * Opens stories, one after the other. A component is loaded once and drawn in each look; a screen is reloaded for
 * each, because another brand is another site without the state of the first.
 * @throws with the name of a story that does not open in time
 */
export async function* openStories(options: PictureOptions): AsyncGenerator<OpenStory> {
  const { from, looks, only = '', ids, of = 'components', width = 390, globals = {} } = options
  await using site = await serveFolder(from)
  const browser = await chromium.launch(chromiumLaunch)
  try {
    const page = await calmPage(browser, width, HEIGHT[of])
    // Axe in the panel is switched off: its examination would only take time here.
    const shared = { 'a11y.manual': '!true', motion: 'reduced', ...globals }
    const open = (story: Story, look: Look | undefined) =>
      page.goto(
        `${site.origin}/iframe.html?viewMode=story&id=${story.id}&globals=${globalsOf({ ...shared, ...look })}`,
      )
    const openComponent = async (story: Story): Promise<void> => {
      await open(story, looks[0])
      await page.locator('#storybook-root > *').first().waitFor({ state: 'attached', timeout: 20_000 })
    }
    const openScreen = async (story: Story, look: Look): Promise<void> => {
      await page.setViewportSize({ width, height: HEIGHT.pages })
      await open(story, look)
      await finished(page)
      await unroll(page, width)
    }
    const stories = await storiesOf(of, from, only)
    for (const story of ids ? stories.filter(({ id }) => ids.includes(id)) : stories) {
      if (of === 'components') await within(screenName(story, looks[0], globals), openComponent(story))
      for (const look of looks) {
        const drawn = of === 'components' ? applyLook(page, look) : openScreen(story, look)
        await within(screenName(story, look, globals), drawn)
        yield { story, look, page }
      }
    }
  } finally {
    await within('The browser', browser.close())
  }
}

/** Picture of an open story. */
export const pictureOf = (page: Page, of: StoryKind = 'components'): Promise<Buffer> =>
  page.screenshot({ fullPage: of !== 'pages', animations: 'disabled', caret: 'hide' })

/** Takes a picture of each story in each look. */
export async function* storyPictures(options: PictureOptions): AsyncGenerator<StoryPicture> {
  for await (const { story, look, page } of openStories(options))
    yield { story, look, png: await pictureOf(page, options.of) }
}
