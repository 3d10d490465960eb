import { chromium } from '@playwright/test'
import { chromiumLaunch } from '../tooling/browser/chromium.mjs'
const browser = await chromium.launch({ ...chromiumLaunch })
for (const p of ['/m/login', '/m/home', '/m/gameCenter','/m/activity']) for (const theme of ['dark','light']) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, baseURL: `http://aurora.localhost:7541`, serviceWorkers: 'block' })
  const page = await context.newPage()
  page.on('pageerror', (e) => console.log(p, theme, 'PAGEERROR', e.message.slice(0, 120)))
  await page.addInitScript((t) => localStorage.setItem('theme', t), theme)
  await page.goto(p); await page.waitForTimeout(2500)
  await page.goto(p); await page.waitForTimeout(2000)
  console.log(p, theme, 'done')
  await context.close()
}
await browser.close()
