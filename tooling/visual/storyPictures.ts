import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { chromiumLaunch } from '@livery/browser'
import { chromium, type Browser, type Page } from 'playwright'

import { serveFolder } from './staticSite.ts'

/** A brand in one of its themes. */
export interface Look {
  readonly tenant: string
  readonly theme: 'dark' | 'light'
}

export interface Story {
  readonly id: string
  readonly title: string
  readonly name: string
  readonly tags: readonly string[]
}

/** What pictures can be taken of. */
export type StoryKind = 'components' | 'pages'

/** One story as it looks in one look. */
export interface StoryPicture {
  readonly story: Story
  readonly look: Look
  readonly png: Buffer
}

export interface PictureOptions {
  /** A built Storybook. */
  readonly from: string
  readonly looks: readonly Look[]
  /** Only stories whose id contains it, or one of several parted by commas. */
  readonly only?: string
  /** Matrix stories of components, or every screen of the app; default components. */
  readonly of?: StoryKind
  /** CSS pixels; default 390. */
  readonly width?: number
  /** The toolbar's other settings, such as `{ language: 'AR' }`. */
  readonly globals?: Readonly<Record<string, string>>
}

/** Height of the window in CSS pixels: a screen fills that of a phone. */
const HEIGHT: Readonly<Record<StoryKind, number>> = { components: 600, pages: 844 }

/** How long a screen takes to notice that a part of it has come near, in milliseconds. */
const NEAR_MS = 200

/** Settings as Storybook's address has them. */
const globalsOf = (settings: Readonly<Record<string, string>>): string =>
  Object.entries(settings)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')

/** The afternoon of the day that the stories' answers are of, for every clock in a picture. */
const NOW = new Date('2026-11-20T13:30:00Z')

/** A story that shows every variant of a component, or one that shows a screen of the app. */
const IS_KIND: Readonly<Record<StoryKind, (story: Story) => boolean>> = {
  components: ({ tags }) => tags.includes('matrix'),
  pages: ({ title }) => title.startsWith('Pages/'),
}

/** Stories of a kind, in the order of their ids. */
async function storiesOf(kind: StoryKind, from: string, only: string): Promise<readonly Story[]> {
  const index = JSON.parse(await readFile(join(from, 'index.json'), 'utf8')) as {
    readonly entries: Readonly<Record<string, Story>>
  }
  return Object.values(index.entries)
    .filter((story) => IS_KIND[kind](story) && only.split(',').some((name) => story.id.includes(name)))
    .sort((a, b) => (a.id < b.id ? -1 : 1))
}

/** A page on which nothing depends on the moment: one clock, one sequence of chance, no movement. */
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

/** Changes brand and theme in place, through Storybook's own channel, and waits for faces and layout. */
async function wear(page: Page, look: Look): Promise<void> {
  await page.evaluate(async (globals) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
      readonly __STORYBOOK_ADDONS_CHANNEL__: {
        emit(event: string, data: object): void
        once(event: string, listener: () => void): void
      }
    }
    const drawn = new Promise<void>((done) => {
      channel.once('storyRendered', done)
      // A look that is worn already is not drawn again.
      setTimeout(done, 400)
    })
    channel.emit('updateGlobals', { globals })
    await drawn
    await document.fonts.ready
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  }, look)
}

/** Waits until the story that was opened has been drawn and played, and what it fetches later has come. */
async function finished(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const { __STORYBOOK_PREVIEW__: preview } = window as unknown as {
      readonly __STORYBOOK_PREVIEW__?: { readonly currentRender?: { readonly phase?: string } }
    }
    return ['finished', 'errored'].includes(preview?.currentRender?.phase ?? '')
  })
  await page.waitForLoadState('networkidle')
}

/**
 * Makes the window as high as the screen is long, so that what is fixed to its lower edge stands below the content and
 * pictures further down are fetched. What opens over a screen is seen in a phone's height.
 */
async function unroll(page: Page, width: number): Promise<void> {
  const length = await page.evaluate(() =>
    document.querySelector('dialog[open]') ? 0 : document.documentElement.scrollHeight,
  )
  if (length > HEIGHT.pages) {
    await page.setViewportSize({ width, height: length })
    // Parts further down come when they are near.
    await page.waitForTimeout(NEAR_MS)
    await page.waitForLoadState('networkidle')
  }
  await page.evaluate(async () => {
    await document.fonts.ready
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    const fetched = [...document.images].filter((picture) => {
      const { left, right, top } = picture.getBoundingClientRect()
      // What nobody sees yet is not fetched, and waiting for it would have no end.
      const isSeen = left < innerWidth && right > 0 && top < innerHeight && picture.checkVisibility()
      return picture.loading !== 'lazy' || isSeen
    })
    // A picture that cannot be had shows what the site shows then.
    await Promise.allSettled(fetched.map((picture) => picture.decode()))
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  })
}

/**
 * Takes pictures of stories, story by story. A component is loaded once and dressed in each look; a screen is opened
 * anew for each, because another brand is another site, in which nothing has been opened or typed.
 */
export async function* storyPictures(options: PictureOptions): AsyncGenerator<StoryPicture> {
  const { from, looks, only = '', of = 'components', width = 390, globals = {} } = options
  await using site = await serveFolder(from)
  const browser = await chromium.launch(chromiumLaunch)
  try {
    const page = await calmPage(browser, width, HEIGHT[of])
    // The panel's own examination by axe would only take time here.
    const shared = { 'a11y.manual': '!true', motion: 'reduced', ...globals }
    const open = (story: Story, look: Look | undefined) =>
      page.goto(
        `${site.origin}/iframe.html?viewMode=story&id=${story.id}&globals=${globalsOf({ ...shared, ...look })}`,
      )
    for (const story of await storiesOf(of, from, only)) {
      if (of === 'components') {
        await open(story, looks[0])
        await page.locator('#storybook-root > *').first().waitFor({ state: 'attached', timeout: 20_000 })
      }
      for (const look of looks) {
        if (of === 'components') await wear(page, look)
        else {
          await page.setViewportSize({ width, height: HEIGHT.pages })
          await open(story, look)
          await finished(page)
          await unroll(page, width)
        }
        const png = await page.screenshot({
          fullPage: of === 'components',
          animations: 'disabled',
          caret: 'hide',
        })
        yield { story, look, png }
      }
    }
  } finally {
    await browser.close()
  }
}
