import type { Schemas } from '@livery/api'
import { ROUTES } from '@livery/domain/routes'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'

import { refusal, type Answers } from '#testing/fakeGateway.ts'
import { memberSession, renderSite } from '#testing/renderSite.tsx'
import { memberSite } from '#testing/samples.ts'

import { sampleContracts, sampleFunds } from './agentContracts.samples.ts'

const money = (amount: number): string => amount.toFixed(2)
const contracts = sampleContracts(money, 'EUR')
const funds = sampleFunds(money, 'EUR')
const main = page.getByRole('main')

function open(path: string, answers: Answers = {}, type = 3) {
  return renderSite(path, {
    answers: { ...memberSite, getSalaryContracts: contracts, getConsolidatedFunds: funds, ...answers },
    session: { ...memberSession, type },
  })
}

describe('the contracts of an agent', () => {
  const cards = main.getByRole('list', { name: 'Contracts' }).getByRole('listitem')
  const sheet = page.getByRole('dialog')
  const [waiting, inForce] = contracts.list
  const answered = (state: Schemas['ContractState']): Schemas['Contract'] => {
    if (!waiting) throw new Error('The sample has no contract that waits')
    return { ...waiting, state }
  }

  it('show their terms, and only a pending one can be answered (S-agent-07)', async () => {
    await open(ROUTES.salaryContract.path)
    await expect.element(cards.nth(0)).toMatchTextContent(/Waiting.*Every day.*€5,000\.00.*10.*0\.85%/)
    await expect.element(cards.nth(0).getByRole('button', { name: 'Accept' })).toBeVisible()
    await expect.element(cards.nth(1)).toMatchTextContent(/In force.*0\.3%/)
    expect(cards.nth(1).getByRole('button').query()).toBeNull()
  })

  it.each<['Accept' | 'Decline', 'active' | 'declined', string, string]>([
    ['Accept', 'active', 'In force', 'Contract accepted'],
    ['Decline', 'declined', 'Declined', 'Contract declined'],
  ])('%s: shows the terms for confirmation, then the state %s', async (button, state, tag, said) => {
    const { gateway } = await open(ROUTES.salaryContract.path, { answerContract: answered(state) })
    await cards.nth(0).getByRole('button', { name: button }).click()
    await expect.element(sheet).toMatchTextContent(/€5,000\.00.*You can’t change/)
    expect(gateway.received('answerContract')).toHaveLength(0)
    const list = [answered(state), ...(inForce ? [inForce] : [])]
    gateway.answer({ getSalaryContracts: { ...contracts, pending: 0, list } })
    await sheet.getByRole('button', { name: button }).click()
    await expect.element(page.getByText(said)).toBeVisible()
    await expect.element(cards.nth(0)).toMatchTextContent(tag)
    const [sent] = gateway.received('answerContract')
    expect(sent?.body).toBe(JSON.stringify({ answer: button.toLowerCase() }))
  })

  it('one that was answered elsewhere shows its current state', async () => {
    const { gateway } = await open(ROUTES.salaryContract.path, {
      answerContract: refusal(422, 'contract.not_pending'),
    })
    await cards.nth(0).getByRole('button', { name: 'Accept' }).click()
    gateway.answer({ getSalaryContracts: { ...contracts, list: [answered('ended')] } })
    await sheet.getByRole('button', { name: 'Accept' }).click()
    await expect.element(page.getByText('You’ve already answered this contract.')).toBeVisible()
    await expect.element(cards.nth(0)).toMatchTextContent('Ended')
  })

  it('are hidden from members who are offered none', async () => {
    const { gateway } = await open(ROUTES.salaryContract.path, {}, 41)
    await expect.element(main.getByText('Contracts aren’t available for this account')).toBeVisible()
    expect(gateway.received('getSalaryContracts')).toHaveLength(0)
    expect(gateway.received('getConsolidatedFunds')).toHaveLength(0)
  })
})

describe('the dialog about contract requests', () => {
  const prompt = page.getByRole('dialog', { name: 'Contracts for you' })

  it('opens once per visit, and links to the page of a kind (S-agent-08)', async () => {
    await open(ROUTES.help.path, { getDividendContracts: { ...contracts, list: [] } })
    await expect.element(prompt.getByText('1 offer is waiting for your answer')).toBeVisible()
    expect(prompt.getByText('Hourly pay').query()).toBeNull()
    await prompt.getByRole('link', { name: /Revenue share/ }).click()
    await expect.poll(() => location.pathname).toBe(ROUTES.dividendContract.path)
    await expect.element(main.getByText('No contracts yet')).toBeVisible()
    await expect.element(prompt).not.toBeInTheDocument()
    expect(sessionStorage.getItem('contractRequestsSeen')).toBe('member')
  })
})
