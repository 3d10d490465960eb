import { ROUTES } from '@livery/domain/routes'
import type { Meta, StoryObj } from '@storybook/react-vite'

import { refusal, type Answers } from '#testing/fakeGateway.ts'
import { never, StorySite } from '#testing/StorySite.tsx'

import { sampleContracts, sampleFunds } from './agentContracts.samples.ts'

const meta = {
  title: 'Pages/Agent contracts',
  component: StorySite,
  tags: ['!autodocs'],
  args: {
    path: ROUTES.salaryContract.path,
    signedIn: { type: 1 },
    pinned: { flags: { AGENTPOLICY3: true } },
  },
  parameters: { stage: 'site' },
} satisfies Meta<typeof StorySite>
export default meta

type Story = StoryObj<typeof meta>

export const Full: Story = {
  args: {
    answers: ({ tenant: { currency }, money }): Answers => ({
      getSalaryContracts: sampleContracts(money, currency),
    }),
  },
}
/** Dialog about contract requests, which opens once per visit. */
export const Prompt: Story = {
  args: {
    path: ROUTES.help.path,
    answers: ({ tenant: { currency }, money }): Answers => ({
      getConsolidatedFunds: sampleFunds(money, currency),
    }),
  },
}
export const Loading: Story = { args: { answers: { getSalaryContracts: never } } }
export const Empty: Story = {
  args: { answers: { getSalaryContracts: { pending: 0, list: [], pageNum: 1, totalPages: 0 } } },
}
export const Failed: Story = { args: { answers: { getSalaryContracts: refusal(500, 'server.error') } } }
