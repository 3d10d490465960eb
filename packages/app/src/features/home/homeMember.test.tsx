import { ROUTES } from '@livery/domain/routes'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'

import { ENTRIES } from '#platform/storage/entries.ts'
import { refusal } from '#testing/fakeGateway.ts'
import { memberSession, renderSite } from '#testing/renderSite.tsx'
import { memberSite } from '#testing/samples.ts'
import { testBoot } from '#testing/testBoot.ts'

describe('home of a member', () => {
  it('greets a member and shows the balance without decimals (S-home-07, S-home-12)', async () => {
    await renderSite(ROUTES.home.path, { answers: memberSite, session: memberSession })
    await expect.element(page.getByText('Robin')).toBeVisible()
    await expect.element(page.getByText('10,250', { exact: true })).toBeVisible()
  })

  it('hides the balance behind stars, remembers it, and shows it again (S-home-13)', async () => {
    const { services } = await renderSite(ROUTES.home.path, { answers: memberSite, session: memberSession })
    await page.getByRole('button', { name: 'Hide balance' }).click()
    await expect.element(page.getByText('**,***.**')).toBeVisible()
    expect(services.storage.read(ENTRIES.balanceHidden)).toBe(true)
    await page.getByRole('button', { name: 'Show balance' }).click()
    await expect.element(page.getByText('10,250', { exact: true })).toBeVisible()
  })

  it('refreshes the balance (S-home-13)', async () => {
    const { gateway } = await renderSite(ROUTES.home.path, { answers: memberSite, session: memberSession })
    await expect.element(page.getByText('10,250', { exact: true })).toBeVisible()
    gateway.answer({
      getWallet: { currency: 'EUR', symbol: '€', sumBalance: '9999.00', balance: '9999.00', wallets: [] },
    })
    await page.getByRole('button', { name: 'Refresh balance' }).click()
    await expect.element(page.getByText('9,999', { exact: true })).toBeVisible()
  })

  it('says that the balance could not be refreshed (S-home-13)', async () => {
    const { gateway } = await renderSite(ROUTES.home.path, { answers: memberSite, session: memberSession })
    await expect.element(page.getByText('10,250', { exact: true })).toBeVisible()
    gateway.answer({ getWallet: () => Promise.reject(new TypeError('the line was cut')) })
    await page.getByRole('button', { name: 'Refresh balance' }).click()
    await expect.element(page.getByText(/No internet connection/)).toBeVisible()
  })

  it('shows the balance in the header as elsewhere: hidden, and without a currency on a trial account (S-home-13)', async () => {
    const { tenant } = testBoot
    const header = { logo: 'start', shows: ['balance'] } as const
    const boot = { ...testBoot, tenant: { ...tenant, layout: { ...tenant.layout, header } } }
    const { services } = await renderSite(ROUTES.home.path, {
      answers: memberSite,
      session: memberSession,
      boot,
    })
    const balance = page.getByRole('link', { name: /10,25/ })
    await expect.element(balance).toMatchTextContent(/€10,25/)
    await page.getByRole('button', { name: 'Hide balance' }).click()
    await expect.element(balance).not.toBeInTheDocument()
    await page.getByRole('button', { name: 'Show balance' }).click()
    services.session.start({ token: 'trial', memberName: 'trial1', type: 4, firstTimeLogin: false })
    await expect.element(balance).toBeVisible()
    await expect.poll(() => balance.element().textContent).not.toContain('€')
  })

  it('adds a favourite once the gateway has accepted (S-favourites-02)', async () => {
    const { gateway } = await renderSite(ROUTES.home.path, { answers: memberSite, session: memberSession })
    await page.getByRole('button', { name: 'Add Golden Koi to favourites' }).first().click()
    await expect.element(page.getByText('Changes saved')).toBeVisible()
    await expect
      .element(page.getByRole('button', { name: 'Remove Golden Koi from favourites' }).first())
      .toBeVisible()
    expect(gateway.received('addFavourite')).toHaveLength(1)
  })

  it('shows no message when a favourite fails, and leaves the heart unchanged (S-favourites-03)', async () => {
    const answers = { ...memberSite, addFavourite: refusal(500, 'server.error') }
    const { gateway } = await renderSite(ROUTES.home.path, { answers, session: memberSession })
    const heart = page.getByRole('button', { name: 'Add Golden Koi to favourites' }).first()
    await heart.click()
    await expect.poll(() => gateway.received('addFavourite').length).toBe(1)
    await expect.element(heart).toHaveAttribute('aria-pressed', 'false')
    expect(page.getByText('Changes saved').elements()).toHaveLength(0)
    expect(
      page.getByRole('alert').getByText('Something went wrong on our side. Please try again.').elements(),
    ).toHaveLength(0)
  })

  it('closes the panel of favourites when the session ends, and renews the member’s data (S-home-16, S-home-32)', async () => {
    const { gateway, services } = await renderSite(ROUTES.home.path, {
      answers: memberSite,
      session: memberSession,
      boot: {
        ...testBoot,
        tenant: { ...testBoot.tenant, games: { ...testBoot.tenant.games, categories: ['FAV', 'RNG'] } },
      },
    })
    await page.getByRole('button', { name: 'Favourites', exact: true }).first().click()
    await expect.element(page.getByText('No favourites yet').first()).toBeVisible()
    services.navigator.go(ROUTES.language.path)
    await expect.element(page.getByRole('heading', { level: 1, name: 'Language' })).toBeVisible()
    services.navigator.go(ROUTES.home.path)
    await expect.poll(() => gateway.received('getMember').length).toBeGreaterThan(1)
    const asked = gateway.received('listFavourites').length
    services.session.end()
    await expect.element(page.getByRole('button', { name: /^Golden Koi|Golden Koi$/ }).first()).toBeVisible()
    await expect.poll(() => page.getByText('No favourites yet').elements()).toHaveLength(0)
    expect(gateway.received('listFavourites')).toHaveLength(asked)
  })
})
