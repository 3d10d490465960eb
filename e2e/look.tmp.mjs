import { chromium } from '@playwright/test'
import { chromiumLaunch } from '../tooling/browser/chromium.mjs'
const brands = (process.env.BRANDS ?? 'aurora,lotus,meridian').split(',')
const themes = (process.env.THEMES ?? 'dark,light').split(',')
const who = (process.env.WHO ?? 'visitor,member').split(',')
const width = Number(process.env.W ?? 390), height = Number(process.env.H ?? 844)
const path = process.env.P ?? '/m/home'
const full = process.env.FULL === '1'
const lang = process.env.LANG_CODE
const browser = await chromium.launch({ ...chromiumLaunch })
for (const brand of brands) {
  for (const as of who) {
    const context = await browser.newContext({ viewport: { width, height }, deviceScaleFactor: full ? 1 : 1.5, reducedMotion: 'reduce', isMobile: true, hasTouch: true, baseURL: `http://${brand}.localhost:7541`, serviceWorkers: 'block' })
    const page = await context.newPage()
    page.on('console', (m) => { if (['error','warning'].includes(m.type())) console.log(brand, as, m.type(), m.text().slice(0, 300)) })
    page.on('pageerror', (e) => console.log(brand, as, 'PAGEERROR', e.message.slice(0, 400)))
    if (as === 'member') {
      await page.goto('/m/login')
      await page.waitForTimeout(1500)
      const tabs = page.getByRole('tab'); const n = await tabs.count()
      const boxes = page.locator('form input')
      for (let i = 0; i < n; i++) { await tabs.nth(i).click().catch(()=>{}); await page.waitForTimeout(150); if (await page.locator('input[autocomplete="username"], input[name="username"]').count() && await page.locator('input[type="password"]').count()) { if (i>0 || n<3) break } }
      // password tab
      for (let i = 0; i < n; i++) { if (await page.locator('input[type="password"]').count()) break; await tabs.nth(i).click(); await page.waitForTimeout(200) }
      await page.locator('form input').first().fill('member')
      await page.locator('input[type="password"]').first().fill('Livery-2026')
      await page.locator('form button[type="submit"]').first().click()
      await page.waitForURL((u) => !u.pathname.includes('login'), { timeout: 20000 }).catch(() => console.log(brand, 'login failed'))
    }
    for (const theme of themes) {
      await page.addInitScript(([t, l]) => { try { localStorage.setItem('theme', t); if (l) localStorage.setItem('language', l) } catch {} }, [theme, lang])
      await page.goto(path)
      await page.waitForTimeout(2500)
      const y = await page.evaluate(() => {
        const tops = [...document.querySelectorAll('main ul li button img, main ol li button img, main li button span img')].map((i) => i.getBoundingClientRect()).filter((r) => r.width > 30).map((r) => [Math.round(r.top + scrollY), Math.round(r.width)])
        return JSON.stringify({ first: tops.sort((a, b) => a[0] - b[0]).slice(0, 2), overflow: document.documentElement.scrollWidth - innerWidth })
      })
      console.log(brand, as, theme, path, y)
      if (full) { for (let i = 0; i < 14; i++) { await page.mouse.wheel(0, 700); await page.waitForTimeout(250) } await page.evaluate(() => scrollTo(0, 0)); await page.waitForTimeout(300) }
      const name = `/tmp/shots/${brand}-${as}-${theme}${lang ? '-' + lang : ''}-${width}${full ? '-full' : ''}${path.replaceAll('/', '_')}.png`
      await page.screenshot({ path: name, fullPage: full })
    }
    await context.close()
  }
}
await browser.close()
