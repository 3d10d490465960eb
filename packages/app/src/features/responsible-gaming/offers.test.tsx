import type { Schemas } from '@livery/api'
import { ROUTES } from '@livery/domain/routes'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'

import { bootOwing, playSessionOf } from '#testing/duties.samples.ts'
import { memberSession, renderSite } from '#testing/renderSite.tsx'
import { memberSite } from '#testing/samples.ts'

describe('a session', () => {
  it('of a new member starts with the offer of a limit, once', async () => {
    const { gateway } = await renderSite(ROUTES.home.path, {
      answers: {
        ...memberSite,
        getPlaySession: playSessionOf(0),
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
      answers: { ...memberSite, getPlaySession: playSessionOf(0), setLimits: () => answered.promise },
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
      answers: { ...memberSite, getPlaySession: playSessionOf(0) },
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
      answers: { ...memberSite, getPlaySession: playSessionOf(0), getMarketing: { consents: [] } },
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
        answers: { ...memberSite, getPlaySession: playSessionOf(0), getMarketing, setMarketing: chosen },
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
        getPlaySession: playSessionOf(0),
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
      answers: { ...memberSite, getPlaySession: playSessionOf(5), getLimits: limits },
      session: memberSession,
      boot: bootOwing('limitsLink'),
    })
    await page.getByRole('link', { name: 'Set or change your deposit limit' }).click()
    await expect.element(page.getByRole('dialog', { name: 'Deposit limit' })).toBeVisible()
  })
})
