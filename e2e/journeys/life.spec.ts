import { Big } from 'big.js'

import { fiveDigitLottery, ledgerWallet, memberOf, payOut } from '../sandbox.ts'
import { accessible } from '../steps/accessible.ts'
import { changePassword, logIn, newSession, recoverPassword, register, signOut } from '../steps/entrance.ts'
import { noFocusIsHidden } from '../steps/focus.ts'
import { answerAsNewMember, claimRewards, depositWithBonus, withdraw } from '../steps/money.ts'
import { betOnEveryDigit, playSlot, playThrough } from '../steps/play.ts'
import { addPhone, PAYMENT_PASSWORD, preparePayout } from '../steps/profile.ts'
import { accountRecordAgrees, balanceFigure, bettingRecordAgrees } from '../steps/records.ts'
import { expect, test, walkInTurn } from '../test.ts'
import { recordTraffic } from '../trafficRecorder.ts'

/** Invitation code of a seeded member, and that member. */
const INVITATION = { code: 'AFF2026', inviter: 'agent' }
const FIRST = 'Livery-2026'
const CHANGED = 'Second-2027'
const RECOVERED = 'Third-2028'

test.use({ pictures: false })

// One new player does all of it: each step needs what the one before has left.
test('a new player’s life, from an invitation to coming back', async ({ page, brand }) => {
  walkInTurn(brand, 1)
  test.setTimeout(240_000)
  const { text, config } = brand
  const traffic = recordTraffic(page)
  const examine = (): Promise<void> => accessible(page)
  const mobile = `91${String(Date.now()).slice(-7)}`
  let username = `e2e${Date.now().toString(36)}`
  const booked = async (...kinds: string[]): Promise<Big> =>
    new Big((await ledgerWallet(brand, username, ...kinds)).balance)

  await test.step('registers by invitation, and the inviter is credited (S-register-16, S-register-18)', async () => {
    const newcomer = { username, mobile, password: FIRST }
    username = await register(page, brand, INVITATION.code, newcomer, examine)
    await answerAsNewMember(page, brand)
    expect((await memberOf(brand, username)).inviter).toBe(INVITATION.inviter)
  })

  await test.step('verifies the phone, and sets what a payout needs (S-password-12)', async () => {
    if (config.registration.methods.includes('username')) await addPhone(page, brand, mobile)
    await preparePayout(page, brand, FIRST)
  })

  const deposit = await test.step('deposits with the bonus on a first deposit (S-deposit-03)', async () => {
    const made = await depositWithBonus(page, brand)
    expect(await booked()).toEqual(made.amount)
    return made
  })

  const slot = await test.step('plays a slot', () => playSlot(page, brand))

  const bet = await test.step('bets on a lottery to its draw (S-lottery-10)', async () => {
    const { gameId } = await fiveDigitLottery(brand)
    const before = await booked('stake')
    const about = deposit.amount.div(10)
    const placed = await betOnEveryDigit(page, brand, gameId, { about, most: await booked() })
    expect(await booked('stake')).toEqual(before.minus(placed.stake))
    return placed
  })

  await test.step('reads betting record, which agrees with the ledger (S-records-03)', () =>
    bettingRecordAgrees(page, brand, username, { slot, orders: bet.orders }))

  await test.step('plays the deposit through (S-withdraw-04)', () => playThrough(deposit.amount, bet.call))

  await test.step('withdraws, and the bank pays', async () => {
    const before = await booked()
    const { amount, orderNumber } = await withdraw(page, brand, PAYMENT_PASSWORD)
    expect(await booked()).toEqual(before.minus(amount))
    await payOut(orderNumber)
  })

  await test.step('claims what was promised: the gift for registering, and as much again as the deposit', async () => {
    const before = await booked()
    const paid = await claimRewards(page, brand)
    expect(paid).toContainEqual(deposit.amount)
    // An invited friend gets a gift of twice the first one, unless the inviter has signed in from the same address.
    const friend = paid[0]?.times(2) ?? new Big(0)
    expect(paid.filter((amount) => !amount.eq(friend))).toHaveLength(2)
    expect(paid.filter((amount) => amount.eq(friend)).length).toBeLessThanOrEqual(1)
    expect(await booked()).toEqual(paid.reduce((sum, amount) => sum.plus(amount), before))
  })

  await test.step('reads the account record, which agrees with the ledger (S-records-01)', () =>
    accountRecordAgrees(page, brand, username))

  await test.step('changes the password (S-password-06, S-password-08)', () =>
    changePassword(page, brand, { from: FIRST, to: CHANGED }, examine))

  await test.step('signs out, and recovers a forgotten password (S-password-01)', async () => {
    await signOut(page, brand)
    await recoverPassword(page, brand, { mobile, password: RECOVERED }, examine)
  })

  await test.step('comes back with it, and finds the balance of the ledger; no focus is hidden (S-frame-22)', async () => {
    await page.goto('/m/login')
    await logIn(page, brand, username, CHANGED)
    await expect(page.getByRole('alert').getByText(text('catalogue.login_failed'))).toBeVisible()
    await logIn(page, brand, username, RECOVERED)
    await newSession(page, username)
    await page.goto('/m/home')
    const { balance } = await ledgerWallet(brand, username)
    await expect(balanceFigure(page, brand, balance)).toBeVisible()
    await noFocusIsHidden(page)
  })

  // Passwords that are changed or set are what the contract leaves to TLS alone.
  const inTheClear = /^request POST \S+\/wps\/member\/password(\/payment)? /
  expect(await traffic.findSecrets([FIRST, CHANGED, RECOVERED], { except: inTheClear })).toEqual([])
})
