import { languageHomePath, ROUTES } from '@livery/domain/routes'
import { LANGUAGE_CODES } from '@livery/i18n/registry'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'

import { renderSite } from '#testing/renderSite.tsx'
import { openSite, openWhitelabel } from '#testing/samples.ts'
import { testBoot } from '#testing/testBoot.ts'

describe('language and theme', () => {
  it('names each language in itself, marked with it for screen readers, beside its flag (S-language-14)', async () => {
    await renderSite(ROUTES.language.path)
    await expect.element(page.getByRole('option', { name: 'English', exact: true })).toBeVisible()
    const rows = page
      .getByRole('option')
      .elements()
      .map((option) => {
        const name = option.querySelector('[lang]')
        return [name?.textContent, name?.getAttribute('lang'), option.querySelectorAll('img').length]
      })
    expect(rows).toEqual([
      ['English', 'en', 1],
      ['العربية', 'ar', 1],
    ])
  })

  it('switches the language with its direction and sends it to the gateway (S-language-06)', async () => {
    const { gateway } = await renderSite(ROUTES.language.path)
    await page.getByRole('option', { name: 'العربية', exact: true }).click()
    await expect.poll(() => document.documentElement.lang).toBe('ar')
    expect(document.documentElement.dir).toBe('rtl')
    await expect.element(page.getByText('الرئيسية')).toBeVisible()
    await expect
      .poll(() => gateway.received('getWhitelabel').at(-1)?.request.headers.get('Accept-Language'))
      .toBe('AR')
    expect(localStorage.getItem('language')).toBe('AR')
  })

  it('keeps the chosen language when the page is opened again, also for the gateway (S-language-15)', async () => {
    localStorage.clear()
    localStorage.setItem('language', 'AR')
    const { gateway } = await renderSite(ROUTES.home.path, { storage: 'kept' })
    expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['ar', 'rtl'])
    await expect.element(page.getByText('الرئيسية')).toBeVisible()
    await expect
      .poll(() =>
        gateway.received('getWhitelabel').map(({ request }) => request.headers.get('Accept-Language')),
      )
      .toEqual(['AR'])
  })

  it('offers the languages that the merchant still has (S-language-08)', async () => {
    await renderSite(ROUTES.language.path, {
      answers: { ...openSite, getWhitelabel: { ...openWhitelabel, languages: ['EN', 'TY'] } },
    })
    await expect.element(page.getByRole('option', { name: 'English', exact: true })).toBeVisible()
    await expect.poll(() => page.getByRole('option').elements().length).toBe(1)
  })

  it('searches a long list by the own name, the name in the shown language and the code (S-language-13)', async () => {
    const offered = LANGUAGE_CODES.filter((code) => code !== 'TY')
    const { tenant } = testBoot
    const boot = {
      ...testBoot,
      tenant: { ...tenant, languages: { ...tenant.languages, offered: [...offered] } },
    }
    const answers = { ...openSite, getWhitelabel: { ...openWhitelabel, languages: [...offered] } }
    await renderSite(ROUTES.language.path, { boot, answers })
    const search = page.getByRole('searchbox', { name: 'Search languages' })
    const found = (): string[] =>
      page
        .getByRole('option')
        .elements()
        .map((option) => option.textContent.trim())
    for (const typed of ['tieng viet', 'vietnamese', 'VI']) {
      await search.fill(typed)
      await expect.poll(found).toEqual(['Tiếng Việt'])
    }
    await search.fill('zzzz')
    await expect.element(page.getByRole('status').getByText('No language matches.')).toBeVisible()
  })

  it('shows home in the language of its address', async () => {
    await renderSite(languageHomePath('ar'))
    await expect.poll(() => document.documentElement.lang).toBe('ar')
    await expect.element(page.getByText('الرئيسية')).toBeVisible()
    expect(location.pathname).toBe('/ar/')
  })

  it('switches the theme, and stores it (S-theme-02)', async () => {
    await renderSite(ROUTES.home.path)
    expect(document.documentElement.dataset['theme']).toBe('dark')
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await page.getByRole('radio', { name: 'Light' }).click()
    expect(document.documentElement.dataset['theme']).toBe('light')
    expect(localStorage.getItem('theme')).toBe('light')
  })
})
