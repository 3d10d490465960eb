import { ROUTES } from '@livery/domain/routes'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { refusal, type Answers } from '#testing/fakeGateway.ts'
import { memberSession, renderSite } from '#testing/renderSite.tsx'
import { memberSite } from '#testing/samples.ts'

import { sampleTeam } from './agent.samples.ts'

describe('the agent’s page', () => {
  const team = sampleTeam((amount) => amount.toFixed(2), 'EUR')
  const open = (search = '', answers: Answers = {}) =>
    renderSite(`${ROUTES.agent.path}${search}`, {
      answers: { ...memberSite, ...team, ...answers },
      session: { ...memberSession, type: 1 },
    })
  const main = page.getByRole('main')

  it('shows the team’s figures, the registration link, and the links to other pages (S-agent-04, S-agent-06)', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const { gateway } = await open()
    await expect
      .element(main.getByLabelText('Team figures'))
      .toMatchTextContent(/\+€42\.50.*Members4.*€12,140\.00/)
    await main.getByRole('button', { name: 'Copy the link' }).click()
    expect(write).toHaveBeenCalledWith('https://example.com/m/register?affiliateCode=TEAM26')
    write.mockRestore()
    await expect.element(main.getByRole('link', { name: /Revenue share/ })).toBeVisible()
    await expect.element(main.getByRole('link', { name: 'Invite friends' })).toBeVisible()
    await main.getByRole('tab', { name: 'Yesterday' }).click()
    await expect
      .poll(() => gateway.received('getAgentSummary').at(-1)?.url.searchParams.get('period'))
      .toBe('yesterday')
    await expect.element(main.getByRole('textbox', { name: 'Registration link' })).toBeVisible()
  })

  it('shows the profit and loss of each member, and finds a member by name (S-agent-04)', async () => {
    const { gateway } = await open('?view=profitLoss')
    await expect.element(main.getByLabelText('Team figures')).toMatchTextContent(/Team net loss€685\.00/)
    const table = main.getByRole('table', { name: 'Profit and loss' })
    await expect.element(table.getByRole('row', { name: /mina88/ })).toMatchTextContent(/-€80\.00/)
    gateway.answer({
      getTeamProfitLoss: ({ url }) =>
        url.searchParams.get('userName') === 'nobody'
          ? { ...(team.getTeamProfitLoss as object), list: [] }
          : refusal(500, 'server.error'),
    } as Answers)
    await main.getByRole('searchbox').fill('nobody')
    await userEvent.keyboard('{Enter}')
    await expect.element(main.getByText('No one with that name in your team')).toBeVisible()
  })

  it('lists the wages and dividends with what they were reckoned on (S-agent-09)', async () => {
    await open()
    const table = main.getByRole('table', { name: 'Pay and revenue share' })
    await expect
      .element(table.getByRole('row', { name: /Daily pay/ }))
      .toMatchTextContent(/€8\.25.*€2,750\.00.*0\.3%/)
    await expect
      .element(table.getByRole('row', { name: /Revenue share/ }))
      .toMatchTextContent(/€34\.25.*€685\.00/)
  })

  it('lists the members, and opens the downline of one of them (S-agent-05)', async () => {
    await open('?view=downline')
    const list = main.getByRole('list', { name: 'Members' })
    await expect.element(list.getByRole('listitem').nth(3)).toMatchTextContent('mina88')
    await list.getByRole('button', { name: /member/ }).click()
    await expect.element(main.getByRole('heading', { name: /member.*’s team/ })).toBeVisible()
    await expect.element(list.getByText('member', { exact: true })).not.toBeInTheDocument()
    await main.getByRole('button', { name: 'Whole team' }).click()
    await expect.element(list.getByText('member', { exact: true })).toBeVisible()
  })

  it('stores the view in the address, and retries after a failure', async () => {
    const { gateway } = await open('', { getAgentSummary: refusal(501, 'feature.not_built') })
    gateway.answer(team)
    await main.getByRole('button', { name: 'Try again' }).click()
    await expect.element(main.getByLabelText('Team figures')).toBeVisible()
    await main.getByRole('tab', { name: 'Members' }).click()
    await expect.poll(() => location.search).toBe('?view=downline')
  })

  it('redirects members without the agent entry to their invitations', async () => {
    await renderSite(ROUTES.agent.path, { answers: memberSite, session: memberSession })
    await expect.poll(() => location.pathname).toBe(ROUTES.inviteFriends.path)
  })
})
