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
  /** CSS pixels; default 390. */
  readonly width?: number
  /** The toolbar's other settings, such as `{ language: 'AR' }`. */
  readonly globals?: Readonly<Record<string, string>>
}

/** An afternoon in spring, for every clock in a picture. */
const NOW = new Date('2026-04-15T13:30:00Z')

/** Stories that show every variant of a component, in the order of their titles. */
export async function matrixStories(from: string, only = ''): Promise<readonly Story[]> {
  const index = JSON.parse(await readFile(join(from, 'index.json'), 'utf8')) as {
    readonly entries: Readonly<Record<string, Story>>
  }
  return Object.values(index.entries)
    .filter(({ tags, id }) => tags.includes('matrix') && only.split(',').some((name) => id.includes(name)))
    .sort((a, b) => (a.id < b.id ? -1 : 1))
}

/** A page on which nothing depends on the moment: one clock, one sequence of chance, no movement. */
async function calmPage(browser: Browser, width: number): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width, height: 600 },
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

/** Takes pictures of matrix stories, story by story; a story is loaded once and dressed in each look. */
export async function* storyPictures(options: PictureOptions): AsyncGenerator<StoryPicture> {
  const { from, looks, only = '', width = 390, globals = {} } = options
  await using site = await serveFolder(from)
  const browser = await chromium.launch(chromiumLaunch)
  try {
    const page = await calmPage(browser, width)
    const shared = Object.entries({ motion: 'reduced', ...globals, ...looks[0] })
      .map(([name, value]) => `${name}:${value}`)
      .join(';')
    for (const story of await matrixStories(from, only)) {
      await page.goto(`${site.origin}/iframe.html?viewMode=story&id=${story.id}&globals=${shared}`)
      await page.locator('#storybook-root > *').first().waitFor({ state: 'attached', timeout: 20_000 })
      for (const look of looks) {
        await wear(page, look)
        const png = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' })
        yield { story, look, png }
      }
    }
  } finally {
    await browser.close()
  }
}
