import { SANDBOX, WALKED } from '../brands.ts'
import { expect, test } from '../test.ts'

test('an operator answers an application by keyboard, while the console’s lists change', async ({
  page,
  brand,
}) => {
  test.skip(brand !== WALKED[0], 'the console is one for all brands')
  const list = (name: string) => page.getByRole('region', { name })
  await page.goto(`${SANDBOX}/sandbox`)
  await page.getByRole('button', { name: brand.config.name, exact: true }).click()

  await test.step('the focus stays on a button whose list is shown anew', async () => {
    const button = list('Clock').getByRole('button', { name: /^go there Bonuses/ })
    const shownBefore = await button.elementHandle()
    await button.focus()
    await expect.poll(() => shownBefore?.evaluate((element) => element.isConnected)).toBe(false)
    await expect(button).toBeFocused()
  })

  await test.step('no button is outside a phone’s window, and a reason is asked for', async () => {
    const applications = list('Applications')
    expect(await applications.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
    await applications.getByRole('button', { name: 'refuse promo_tournament of partner' }).press('Enter')
    await page.keyboard.type('Applied from elsewhere.')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status')).toHaveText('refuse promo_tournament of partner: done')
    await expect(applications).toContainText('Applied from elsewhere.')
  })

  await test.step('a refused action says why', async () => {
    await page.getByRole('textbox', { name: 'Amount' }).fill('5.00')
    await page.locator('#gift').getByRole('textbox', { name: 'Member' }).fill('nobody')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status')).toHaveText('Reward: No member is called nobody.')
  })
})
