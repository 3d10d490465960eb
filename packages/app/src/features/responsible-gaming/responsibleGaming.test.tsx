import type { Schemas } from '@livery/api'
import { ROUTES } from '@livery/domain/routes'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'

import { memberSession, renderSite } from '#testing/renderSite.tsx'
import { memberSite, openSite } from '#testing/samples.ts'

const limits: Schemas['Limits'] = {
  currency: 'EUR',
  limits: [{ kind: 'deposit', period: 'day', amount: '100.00', used: '90.00' }],
  realityCheckMinutes: 60,
  playedMinutes: 42,
}
const statement: Schemas['ActivityStatement'] = {
  currency: 'EUR',
  period: 'week',
  staked: '42.00',
  won: '36.50',
  net: '-5.50',
  deposited: '50.00',
  withdrawn: '12.00',
  minutes: 65,
}
/** The limits with another amount for the first, which waits. */
const withPending = (pendingAmount: string): Schemas['Limits'] => ({
  ...limits,
  limits: limits.limits.map((limit) => ({ ...limit, pendingAmount, pendingFrom: until })),
})
const until = '2027-05-21T09:30:00.000Z'
const answers = {
  ...memberSite,
  getLimits: limits,
  getActivityStatement: statement,
  setLimits: limits,
  selfExclude: { until },
}
const open = () => renderSite(ROUTES.responsibleGaming.path, { answers, session: memberSession })

describe('the responsible-gaming page', () => {
  it('shows the statement of a period, three months back, and since joining with net deposits (S-gaming-18)', async () => {
    const { gateway } = await open()
    await expect.element(page.getByText('-€5.50')).toBeVisible()
    for (const [tab, period] of [
      ['3 months', 'quarter'],
      ['Since you joined', 'all'],
    ] as const) {
      await page.getByRole('tab', { name: tab }).click()
      await expect
        .poll(() => gateway.received('getActivityStatement').at(-1)?.url.searchParams.get('period'))
        .toBe(period)
    }
    await expect.element(page.getByText('€38.00')).toBeVisible()
  })

  it('lowers a limit at once and shows that a raise is pending (S-gaming-01)', async () => {
    const { gateway } = await open()
    const change = async (amount: string) => {
      await page.getByRole('button', { name: /Deposit limit/ }).click()
      await page.getByLabelText('Maximum').fill(amount)
      await page.getByRole('button', { name: 'Save' }).click()
    }
    await change('50')
    await expect.element(page.getByText('Takes effect now.')).toBeVisible()
    gateway.answer({ setLimits: withPending('500.00') })
    await change('500')
    await expect.element(page.getByText('Takes effect in 24 hours.')).toBeVisible()
    expect(gateway.received('setLimits').map(({ body }): unknown => JSON.parse(body))).toEqual([
      { limits: [{ kind: 'deposit', period: 'day', amount: '50.00' }] },
      { limits: [{ kind: 'deposit', period: 'day', amount: '500.00' }] },
    ])
  })

  it('calls off a raise that waits, by saving the limit in force (S-gaming-22)', async () => {
    const waiting = withPending('400.00')
    const { gateway } = await renderSite(ROUTES.responsibleGaming.path, {
      answers: {
        ...answers,
        getLimits: {
          ...waiting,
          sessionMinutes: 60,
          pendingSessionMinutes: 120,
          pendingSessionFrom: until,
        },
      },
      session: memberSession,
    })
    await page.getByRole('button', { name: /Deposit limit/ }).click()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect.element(page.getByText('Takes effect now.')).toBeVisible()
    expect(gateway.received('setLimits').at(-1)?.body).toBe(
      '{"limits":[{"kind":"deposit","period":"day","amount":"100.00"}]}',
    )
    expect(page.getByText(/€400.00 from/).elements()).toHaveLength(0)
  })

  it('calls off a session length that waits, by saving the one in force (S-gaming-22)', async () => {
    const { gateway } = await renderSite(ROUTES.responsibleGaming.path, {
      answers: {
        ...answers,
        getLimits: {
          ...limits,
          sessionMinutes: 60,
          pendingSessionMinutes: 120,
          pendingSessionFrom: until,
        },
      },
      session: memberSession,
    })
    await page.getByRole('button', { name: /Session length/ }).click()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect.poll(() => gateway.received('setLimits').at(-1)?.body).toBe('{"sessionMinutes":60}')
  })

  it('sends one change at a time, and words it by the answer (S-gaming-01)', async () => {
    const { gateway } = await open()
    let answered: ((limits: Schemas['Limits']) => void) | undefined
    gateway.answer({
      setLimits: () =>
        new Promise((resolve) => {
          answered = resolve
        }),
    })
    await page.getByRole('button', { name: /Deposit limit/ }).click()
    await page.getByLabelText('Maximum').fill('50')
    const remove = page.getByRole('button', { name: 'Remove limit' })
    await page.getByRole('button', { name: 'Save' }).click()
    await expect.poll(() => answered).toBeDefined()
    for (const element of [remove.element(), remove.element()])
      element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    // Lowered on another device meanwhile: what was to be lower than the limit on screen is a raise.
    answered?.(withPending('50.00'))
    await expect.element(page.getByText('Takes effect in 24 hours.')).toBeVisible()
    expect(gateway.received('setLimits')).toHaveLength(1)
  })

  it('ends the session and shows the end date after the page was left, too (S-gaming-02)', async () => {
    const { gateway, services } = await open()
    let answered: (() => void) | undefined
    gateway.answer({
      selfExclude: () =>
        new Promise((resolve) => {
          answered = () => resolve({ until })
        }),
    })
    await page.getByRole('button', { name: /Self-exclusion/ }).click()
    await page.getByRole('button', { name: 'Exclude myself' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Exclude myself' }).click()
    await expect.poll(() => answered).toBeDefined()
    services.navigator.go(ROUTES.memberHome.path)
    await expect.poll(() => location.pathname).toBe(ROUTES.memberHome.path)
    await expect.element(page.getByRole('button', { name: /Self-exclusion/ })).not.toBeInTheDocument()
    answered?.()
    await expect.element(page.getByText(/can’t be used to play until/)).toBeVisible()
    expect(services.session.current()).toBeUndefined()
  })

  it('excludes after a confirmation, ends the session and shows the end date (S-gaming-02)', async () => {
    const { gateway, services } = await open()
    await page.getByRole('button', { name: /Self-exclusion/ }).click()
    await page.getByRole('button', { name: 'Exclude myself' }).click()
    const question = page.getByRole('alertdialog')
    await expect.element(question.getByText('Are you sure? This can’t be undone early.')).toBeVisible()
    expect(gateway.received('selfExclude')).toHaveLength(0)
    await question.getByRole('button', { name: 'Exclude myself' }).click()
    await expect.poll(() => services.session.current()).toBeUndefined()
    expect(gateway.received('selfExclude')[0]?.body).toBe('{"duration":"six_months"}')
    await expect.element(page.getByText(/can’t be used to play until/)).toBeVisible()
  })

  it('excludes without an end, and says so without a date (S-gaming-02)', async () => {
    const { gateway } = await renderSite(ROUTES.responsibleGaming.path, {
      answers: { ...answers, selfExclude: {} },
      session: memberSession,
    })
    await page.getByRole('button', { name: /Self-exclusion/ }).click()
    await page.getByRole('radio', { name: 'No end date' }).click()
    await page.getByRole('button', { name: 'Exclude myself' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Exclude myself' }).click()
    await expect.element(page.getByText(/^This account is closed for play, as you asked./)).toBeVisible()
    expect(gateway.received('selfExclude')[0]?.body).toBe('{"duration":"indefinite"}')
  })

  it.each<[string, Schemas['Exclusion'], RegExp]>([
    [
      'what is sent to the bank account and what is taken back',
      { payout: { currency: 'EUR', paid: '80.00', forfeited: '5.00' } },
      /We’re sending €80.00 to your bank account. Bonus money you hadn’t bet yet was taken back: €5.00.$/,
    ],
    [
      'no sum of nothing',
      { payout: { currency: 'EUR', paid: '80.00', forfeited: '0.00' } },
      /We’re sending €80.00 to your bank account.$/,
    ],
    ['who pays without a bank account', {}, /Customer service pays out what’s in your wallet.$/],
  ])('says of an excluded member’s money %s (S-gaming-21)', async (_, selfExclude, said) => {
    await renderSite(ROUTES.responsibleGaming.path, {
      answers: { ...answers, selfExclude },
      session: memberSession,
    })
    await page.getByRole('button', { name: /Self-exclusion/ }).click()
    await page.getByRole('button', { name: 'Exclude myself' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Exclude myself' }).click()
    await expect.element(page.getByRole('alertdialog').getByText(said)).toBeVisible()
  })

  it('asks a visitor to sign in first', async () => {
    await renderSite(ROUTES.responsibleGaming.path, { answers: openSite })
    await page.getByRole('button', { name: /Time-out/ }).click()
    await expect.poll(() => location.pathname).toBe(ROUTES.login.path)
  })
})
