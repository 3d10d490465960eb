import { chromiumLaunch } from '@livery/browser'
import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { drawnPictures } from './drawnPictures.ts'

let browser: Browser
let page: Page

beforeAll(async () => {
  browser = await chromium.launch(chromiumLaunch)
  page = await browser.newPage({ viewport: { width: 320, height: 600 } })
  await page.route('http://localhost/*.svg', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 200))
    await route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
    })
  })
})
afterAll(() => browser.close())

const drawn = (): Promise<boolean[]> =>
  page.evaluate(() => [...document.images].map((picture) => picture.complete))

it('waits for the pictures of the window', async () => {
  await page.setContent('<img src="http://localhost/one.svg"><img src="http://localhost/two.svg">')
  await page.evaluate(drawnPictures, 10_000)
  expect(await drawn()).toEqual([true, true])
})

it('ends where a box cuts off a picture that reaches into the window', async () => {
  const BOX = 'inline-size:300px;overflow-x:clip;display:flex'
  await page.setContent(
    `<div style="${BOX}"><img loading="lazy" style="flex:none;inline-size:200px;block-size:20px;margin-inline-start:305px" src="http://localhost/beside.svg"></div>`,
    { waitUntil: 'commit' },
  )
  await page.evaluate(drawnPictures, 500)
  expect(await drawn()).toEqual([false])
})
