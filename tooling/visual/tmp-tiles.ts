import { chromiumLaunch } from '@livery/browser'
import { chromium } from 'playwright'
import { BRANDS } from '../../e2e/brands.ts'
import { signIn, visit } from './siteVisit.ts'
const browser = await chromium.launch(chromiumLaunch)
for (const brand of BRANDS) {
  const session = await signIn(browser, brand)
  for (const [who, state] of [['visitor', undefined], ['member', session]] as const) {
    const context = await visit(browser, brand, { size: { width: 390, height: 844 }, theme: brand.config.layout.defaultTheme, textSize: '100', scroll: 0 }, state)
    const out: string[] = []
    for (const path of ['/m/home', '/m/gameCenter']) {
      const page = await context.newPage()
      await page.goto(path); await page.waitForTimeout(5000)
      out.push(path + ' ' + Math.round(await page.locator('main :is(ul, ol) button img').evaluateAll((all) => Math.min(...all.map((one) => one.getBoundingClientRect().top + scrollY)))))
      if (path === '/m/home') out.push('balance ' + await page.evaluate(() => { const e = document.querySelector('main [aria-hidden] ~ span') ; return getComputedStyle(document.body).fontFamily.slice(0, 20) }))
      await page.close()
    }
    console.log(brand.config.id, who, out.join(' | '))
    await context.close()
  }
}
await browser.close()
