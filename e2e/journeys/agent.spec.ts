import { logIn } from '../steps/entrance.ts'
import { expect, test, walkInTurn } from '../test.ts'

/**
 * Only this member has contracts to accept; other journeys use other members, because some brands end the
 * earlier session.
 */
const AGENT = 'agent'

test.use({ pictures: false })

test('an agent is notified of contracts, accepts one, and copies the invite link', async ({
  page,
  brand,
}) => {
  const { text } = brand
  walkInTurn(brand, 0, ({ flags }) => flags.AGENTPOLICY3 && flags.REFERRAL)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])

  await page.goto('/m/login')
  await logIn(page, brand, AGENT)
  await expect(page).not.toHaveURL(/\/m\/login/)

  await test.step('the prompt leads to the hourly wage, which is accepted (S-agent-07, S-agent-08)', async () => {
    const prompt = page.getByRole('dialog', { name: text('contract.offered') })
    await prompt.getByRole('link', { name: text('contract.hourly') }).click()
    await expect(page).toHaveURL(/getHourContract/)
    const contract = page
      .getByRole('list', { name: text('contract.list') })
      .getByRole('listitem')
      .first()
    await contract.getByRole('button', { name: text('contract.accept') }).click()
    const sheet = page.getByRole('dialog', { name: text('contract.acceptTitle') })
    await sheet.getByRole('button', { name: text('contract.accept') }).click()
    await expect(contract.getByText(text('contract.state.active'))).toBeVisible()
    await expect(contract.getByRole('button')).toHaveCount(0)
  })

  await test.step('the agent’s page shows the team, and the invite link is copied (S-agent-06)', async () => {
    await page
      .getByRole('navigation', { name: text('frame.main') })
      .getByText(text('frame.agent'), { exact: true })
      .click()
    await expect(page).toHaveURL(/agentRegister/)
    await expect(page.getByLabel(text('agent.figures'))).toBeVisible()
    await page
      .getByRole('main')
      .getByRole('link', { name: text('agent.invite') })
      .click()
    const link = page.getByRole('textbox', { name: text('invite.link') })
    await page.getByRole('button', { name: text('copy.link') }).click()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toBe(await link.inputValue())
    expect(new URL(copied).searchParams.get('affiliateCode')).toMatch(/^\w+$/)
  })
})
