import { pathToFileURL } from 'node:url'

import { chromiumLaunch } from '@livery/browser'
import { chromium } from 'playwright'

/** Takes a picture of a whole page on disk and writes it next to the page, as PNG. */
export async function takePicture(page: string, width: number): Promise<string> {
  const picture = page.replace(/\.html$/, '.png')
  const browser = await chromium.launch(chromiumLaunch)
  try {
    const tab = await browser.newPage({ viewport: { width, height: 900 } })
    await tab.goto(pathToFileURL(page).href)
    await tab.evaluate(() => document.fonts.ready.then(() => true))
    await tab.screenshot({ path: picture, fullPage: true })
  } finally {
    await browser.close()
  }
  return picture
}
