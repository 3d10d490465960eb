import type { Schemas } from '@livery/api'
import type { Duty } from '@livery/domain/jurisdiction'
import { ROUTES } from '@livery/domain/routes'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { REMINDERS_SEEN } from '#features/responsible-gaming/remindersSeen.ts'
import { memberSession, renderSite } from '#testing/renderSite.tsx'
import { memberSite, openSite } from '#testing/samples.ts'
import { scrollUntilShown } from '#testing/scrollUntilShown.ts'
import { testBoot } from '#testing/testBoot.ts'

function bootOwing(...duties: Duty[]): typeof testBoot {
  const { regulation, legal } = testBoot.tenant
  const helpline = { number: '1-800-GAMBLER', tel: '+18004262537' }
  return {
    ...testBoot,
    tenant: {
      ...testBoot.tenant,
      legal: { ...legal, licenceUrl: 'https://register.example/1' },
      regulation: { ...regulation, duties, helpline },
    },
  }
}

function sessionOf(minutes: number, realityCheckMinutes = 60): Schemas['PlaySession'] {
  const now = Date.now()
  return {
    startedAt: new Date(now - minutes * 60_000).toISOString(),
    serverTime: new Date(now).toISOString(),
    lastLoginAt: '2026-11-19T19:05:00.000Z',
    realityCheckMinutes,
    currency: 'EUR',
    staked: '42.00',
    won: '36.50',
    net: '-5.50',
  }
}

const signedIn = (minutes: number, boot = testBoot, check?: number) =>
  renderSite(ROUTES.language.path, {
    answers: { ...memberSite, getPlaySession: sessionOf(minutes, check) },
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
        getPlaySession: () => due.promise.then(() => sessionOf(65)),
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

  it('of a new member starts with the offer of a limit, once', async () => {
    const { gateway } = await renderSite(ROUTES.home.path, {
      answers: {
        ...memberSite,
        getPlaySession: sessionOf(0),
        setLimits: { currency: 'EUR', limits: [], realityCheckMinutes: 60, playedMinutes: 0 },
      },
      session: { ...memberSession, firstTimeLogin: true },
      boot: bootOwing('limitsAtRegistration'),
    })
    const offer = page.getByRole('dialog', { name: 'Set a deposit limit' })
    await offer.getByLabelText('Maximum').fill('100')
    await offer.getByRole('button', { name: 'Save' }).click()
    await expect.element(offer).not.toBeInTheDocument()
    expect(gateway.received('setLimits')[0]?.body).toBe(
      '{"limits":[{"kind":"deposit","period":"week","amount":"100.00"}]}',
    )
  })

  it('of a new member is not declined while its limit is on its way (S-gaming-22)', async () => {
    const answered = Promise.withResolvers<Schemas['Limits']>()
    const { gateway } = await renderSite(ROUTES.home.path, {
      answers: { ...memberSite, getPlaySession: sessionOf(0), setLimits: () => answered.promise },
      session: { ...memberSession, firstTimeLogin: true },
      boot: bootOwing('limitsAtRegistration'),
    })
    const offer = page.getByRole('dialog', { name: 'Set a deposit limit' })
    await offer.getByLabelText('Maximum').fill('100')
    await offer.getByRole('button', { name: 'Save' }).click()
    await expect.poll(() => gateway.received('setLimits').length).toBe(1)
    await offer.getByRole('button', { name: 'Close' }).click()
    await expect.element(offer.getByRole('button', { name: 'Not now' })).toBeDisabled()
    answered.resolve({ currency: 'EUR', limits: [], realityCheckMinutes: 60, playedMinutes: 0 })
    await expect.element(page.getByText('Takes effect now.')).toBeVisible()
    await expect.element(offer).not.toBeInTheDocument()
  })

  it('of a new member tells which tools there are, once, and leads to them (S-gaming-17)', async () => {
    await renderSite(ROUTES.home.path, {
      answers: { ...memberSite, getPlaySession: sessionOf(0) },
      session: { ...memberSession, firstTimeLogin: true },
      boot: bootOwing('toolsAtRegistration'),
    })
    const notice = page.getByRole('alertdialog', { name: 'Play responsibly' })
    await expect.element(notice.getByText(/set your own limits, take a time-out/)).toBeVisible()
    await notice.getByRole('button', { name: 'My limits' }).click()
    await expect.poll(() => location.pathname).toBe(ROUTES.responsibleGaming.path)
    await expect.element(notice).not.toBeInTheDocument()
  })

  it('of a new member asks for consent to marketing, with nothing ticked (S-gaming-15)', async () => {
    await renderSite(ROUTES.home.path, {
      answers: { ...memberSite, getPlaySession: sessionOf(0), getMarketing: { consents: [] } },
      session: { ...memberSession, firstTimeLogin: true },
      boot: bootOwing('marketingConsent'),
    })
    const question = page.getByRole('dialog', { name: 'Offers and news' })
    await expect.element(question.getByRole('checkbox', { name: 'By e-mail' }).first()).not.toBeChecked()
    await question.getByRole('button', { name: 'OK' }).click()
    await expect.element(question).not.toBeInTheDocument()
  })

  it('of a member who never chose asks about marketing once, and records that (S-gaming-20)', async () => {
    const none = { consents: [], confirmedAt: null }
    const chosen = { consents: [], confirmedAt: '2026-11-21T09:00:00.000Z' }
    const visit = (getMarketing: typeof none | typeof chosen) =>
      renderSite(ROUTES.home.path, {
        answers: { ...memberSite, getPlaySession: sessionOf(0), getMarketing, setMarketing: chosen },
        session: memberSession,
        boot: bootOwing('marketingConsent'),
      })
    const question = page.getByRole('dialog', { name: 'Offers and news' })
    const { gateway } = await visit(none)
    await question.getByRole('button', { name: 'OK' }).click()
    await expect.poll(() => gateway.received('setMarketing').length).toBe(1)
    await expect.element(question).not.toBeInTheDocument()

    const { gateway: later } = await visit(chosen)
    await expect.poll(() => later.received('getMarketing').length).toBe(1)
    await expect.element(question).not.toBeInTheDocument()
  })

  it('offers a limit with the first deposit on a device, unless one is set', async () => {
    const limits = { currency: 'EUR', realityCheckMinutes: 60, playedMinutes: 0 }
    const deposit = { kind: 'deposit', period: 'day', amount: '100.00', used: '0.00' } as const
    const depositing = (list: readonly (typeof deposit)[]) =>
      renderSite(ROUTES.deposit.path, {
        answers: {
          ...memberSite,
          getDepositChannels: { currency: 'EUR', list: [] },
          getLimits: { ...limits, limits: [...list] },
        },
        session: memberSession,
        boot: bootOwing('limitsAtFirstDeposit'),
      })
    const offer = page.getByRole('dialog', { name: 'Set a deposit limit' })
    const { services } = await depositing([])
    await offer.getByRole('button', { name: 'Not now' }).click()
    services.navigator.go(ROUTES.home.path)
    await expect.element(offer).not.toBeInTheDocument()
    services.navigator.go(ROUTES.deposit.path)
    await expect.element(page.getByText('Deposits are unavailable right now')).toBeVisible()
    await expect.element(offer).not.toBeInTheDocument()

    const { gateway } = await depositing([deposit])
    await expect.poll(() => gateway.received('getLimits').length).toBe(1)
    await expect.element(offer).not.toBeInTheDocument()
  })

  it('of a new member asks again before it goes on without a limit, whose sum is typed, and not once more with a deposit in the same visit (S-gaming-12, S-gaming-13)', async () => {
    const { services, gateway } = await renderSite(ROUTES.home.path, {
      answers: {
        ...memberSite,
        getPlaySession: sessionOf(0),
        getDepositChannels: { currency: 'EUR', list: [] },
      },
      session: { ...memberSession, firstTimeLogin: true },
      boot: bootOwing(
        'limitsAtRegistration',
        'limitsAtFirstDeposit',
        'limitsByDefault',
        'freeTextLimits',
        'grossDepositLimits',
      ),
    })
    const offer = page.getByRole('dialog', { name: 'Set a deposit limit' })
    await expect.element(offer.getByLabelText('Maximum')).toBeVisible()
    expect(offer.getByRole('radio').elements()).toHaveLength(0)
    // A fixed period is not called by a number of days.
    await expect.element(offer.getByRole('tab', { name: 'Month' })).toBeVisible()
    await offer.getByRole('button', { name: 'Not now' }).click()
    await expect.element(page.getByText('Continue without a deposit limit?')).toBeVisible()
    await page.getByRole('button', { name: 'Continue without' }).click()
    await expect.element(offer).not.toBeInTheDocument()
    services.navigator.go(ROUTES.deposit.path)
    await expect.element(page.getByText('Deposits are unavailable right now')).toBeVisible()
    expect(gateway.received('getLimits')).toEqual([])
    // Another member on the device has answered nothing.
    services.session.start({ token: 'u', memberName: 'sparrow', type: 0, firstTimeLogin: false })
    services.navigator.go(ROUTES.deposit.path)
    await expect.poll(() => gateway.received('getLimits').length).toBe(1)
  })

  it('has a direct link to the deposit limit on home (S-gaming-12)', async () => {
    const limits = { currency: 'EUR', limits: [], realityCheckMinutes: 60, playedMinutes: 0 }
    await renderSite(ROUTES.home.path, {
      answers: { ...memberSite, getPlaySession: sessionOf(5), getLimits: limits },
      session: memberSession,
      boot: bootOwing('limitsLink'),
    })
    await page.getByRole('link', { name: 'Set or change your deposit limit' }).click()
    await expect.element(page.getByRole('dialog', { name: 'Deposit limit' })).toBeVisible()
  })
})
