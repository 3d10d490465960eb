import { ROUTES } from '@livery/domain/routes'
import type { Meta, StoryObj } from '@storybook/react-vite'

import { refusal } from '#testing/fakeGateway.ts'
import type { StoryAnswers } from '#testing/storyAnswers.ts'
import { never, StorySite } from '#testing/StorySite.tsx'

import { sampleTeam } from './agent.samples.ts'

const team: StoryAnswers = ({ tenant: { currency }, money }) => sampleTeam(money, currency)

const meta = {
  title: 'Pages/Agent',
  component: StorySite,
  tags: ['!autodocs'],
  args: {
    path: ROUTES.agent.path,
    signedIn: { type: 1 },
    answers: team,
  },
  parameters: { stage: 'site' },
} satisfies Meta<typeof StorySite>
export default meta

type Story = StoryObj<typeof StorySite>

export const Full: Story = {}
export const ProfitAndLoss: Story = { args: { path: `${ROUTES.agent.path}?view=profitLoss` } }
export const Members: Story = { args: { path: `${ROUTES.agent.path}?view=downline` } }
export const Loading: Story = { args: { answers: { getAgentSummary: never } } }
export const Failed: Story = { args: { answers: { getAgentSummary: refusal(500, 'server.error') } } }
