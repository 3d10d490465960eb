import { ROUTES } from '@livery/domain/routes'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { REMINDERS_SEEN } from '#features/responsible-gaming/remindersSeen.ts'
import { bootOwing, playSessionOf } from '#testing/duties.samples.ts'
import { memberSession, renderSite } from '#testing/renderSite.tsx'
import { memberSite, openSite } from '#testing/samples.ts'
import { scrollUntilShown } from '#testing/scrollUntilShown.ts'
import { testBoot } from '#testing/testBoot.ts'

const signedIn = (minutes: number, boot = testBoot, check?: number) =>
  renderSite(ROUTES.language.path, {
    answers: { ...memberSite, getPlaySession: playSessionOf(minutes, check) },
    session: memberSession,
    boot,
  })

describe('the legal notice', () => {
  it('says that gambling can be harmful, where the regulator asks for it (S-gaming-19)', async () => {
    await renderSite(ROUTES.home.path, {
      answers: openSite,
      boot: bootOwing('licenceStatement', 'harmMessage'),
    })
    await expect.element(page.getByText(/Gambling can be harmful/).first()).toBeInTheDocument()
  })

  it('shows licensee, regulator and licence number, and links to the register (S-footer-02)', async () => {
    const boot = bootOwing('licenceStatement', 'ageSign', 'responsibleGamingLink')
    await renderSite(ROUTES.language.path, { answers: openSite, boot })
    const notice = page.getByRole('main')
    const statement = notice.getByText(/Test Gaming Limited is licensed .* TST\/0001\/2026/)
    await expect.element(statement).toBeVisible()
    statement.element().closest('summary')?.focus()
    await userEvent.keyboard('{Enter}')
    await expect
      .element(notice.getByRole('link', { name: /Check this licence/ }))
      .toHaveAttribute('href', 'https://register.example/1')
    await expect.element(notice.getByRole('link', { name: 'Limits and self-exclusion' })).toBeVisible()
  })

  it('is one line of the footer, which opens the rest (S-frame-02)', async () => {
    const terms = page.getByRole('main').getByText('User agreement')
    await renderSite(ROUTES.language.path, { answers: openSite })
    await expect.element(terms).toBeInTheDocument()
    await expect.element(terms).not.toBeVisible()
  })

  it('is open with all of the footer on the page on responsible gaming', async () => {
    await renderSite(ROUTES.responsibleGaming.path, { answers: openSite })
    await expect
      .element(page.getByRole('main').getByRole('link', { name: 'User agreement' }).first())
      .toBeVisible()
  })
})

describe('a session', () => {
  it('shows the time and its duration where the regulator requires it', async () => {
    await signedIn(65, bootOwing('sessionClock'), 0)
    await expect
      .element(page.getByRole('region', { name: 'This session' }).getByText('Session 1:05'))
      .toBeVisible()
  })

  it('shows a visitor the helpline instead', async () => {
    const boot = bootOwing('helplineAtEntry', 'helplineAtLogin')
    await renderSite(ROUTES.login.path, { answers: openSite, boot })
    await expect
      .element(page.getByRole('link', { name: 'Gambling problem? Call 1-800-GAMBLER' }))
      .toHaveAttribute('href', 'tel:+18004262537')
  })

  it('shows the reality check after the interval, once (S-gaming-02)', async () => {
    const { services } = await signedIn(65)
    const check = page.getByRole('dialog', { name: 'Reality check' })
    await expect.element(check.getByText('You’ve been logged in for 1 hour and 5 minutes.')).toBeVisible()
    await expect.element(check.getByText('-€5.50')).toBeVisible()
    await check.getByRole('button', { name: 'Keep playing' }).click()
    await expect.element(check).not.toBeInTheDocument()
    expect(services.storage.read(REMINDERS_SEEN)?.counts).toEqual({ '60': 1 })
  })

  it('shows the reality check above every modal, and restores the previous one afterwards', async () => {
    const popup = { id: 'pop_1', title: 'A new game', content: '<p>Twenty free spins</p>' }
    const due = Promise.withResolvers<void>()
    await renderSite(ROUTES.home.path, {
      answers: {
        ...memberSite,
        getPopups: { list: [popup] },
        getPlaySession: () => due.promise.then(() => playSessionOf(65)),
      },
      session: memberSession,
      storage: 'returning',
    })
    const shown = page.getByRole('dialog', { name: 'A new game' })
    await scrollUntilShown(shown)
    due.resolve()
    const check = page.getByRole('dialog', { name: 'Reality check' })
    await expect.element(check).toBeVisible()
    await expect.poll(() => document.querySelectorAll('dialog[open]').length).toBe(1)
    await check.getByRole('button', { name: 'Keep playing' }).click()
    await expect.element(shown).toBeVisible()
  })

  it('ends with the logout button of the reality check', async () => {
    const { services } = await signedIn(65)
    await page.getByRole('button', { name: 'Stop and log out' }).click()
    await expect.poll(() => services.session.current()).toBeUndefined()
  })

  it('has no reality check for a player who turned it off, except hourly where that is the law', async () => {
    await signedIn(65, bootOwing('hourlyNotice'), 0)
    await expect.element(page.getByRole('dialog', { name: 'Reality check' })).toBeVisible()
  })

  it('shows the helpline after its end, where the regulator requires it', async () => {
    const { services } = await signedIn(5, bootOwing('helplineAtLogout', 'sessionClock'))
    await expect.element(page.getByText('Session 0:05')).toBeVisible()
    services.session.end()
    await expect
      .element(page.getByRole('alertdialog').getByText('Gambling problem? Call 1-800-GAMBLER'))
      .toBeVisible()
  })
})
