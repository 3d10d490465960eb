import { ROUTES } from '@livery/domain/routes'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'

import { refusal } from '#testing/fakeGateway.ts'
import type { StoryAnswers } from '#testing/storyAnswers.ts'
import { never, StorySite } from '#testing/StorySite.tsx'

import { rewardsFor, sampleRewards } from './rewards.samples.ts'

const answers: StoryAnswers = ({ tenant: { currency }, money }) => {
  const rewards = sampleRewards(currency, money)
  const [first] = rewards
  return {
    getRewards: ({ url }) => rewardsFor(rewards, url),
    ...(first && { claimReward: { ...first, state: 'claimed' } }),
  }
}

const meta: Meta<typeof StorySite> = {
  title: 'Pages/Reward centre',
  component: StorySite,
  tags: ['!autodocs'],
  args: { path: ROUTES.rewardCenter.path, signedIn: true, answers },
  parameters: { stage: 'site' },
}
export default meta

type Story = StoryObj<typeof meta>

export const Full: Story = {}
export const Loading: Story = { args: { answers: { getRewards: never } } }
export const Empty: Story = {
  args: { answers: { getRewards: { unclaimed: 0, list: [], pageNum: 1, totalPages: 0 } } },
}
export const Failed: Story = { args: { answers: { getRewards: refusal(500, 'server.error') } } }
export const Cashback: Story = {
  args: {
    path: ROUTES.cashback.path,
    answers: ({ tenant: { currency }, money }) => ({
      getCashback: {
        currency,
        rate: '0.3',
        unclaimed: money(12),
        claimed: money(40.5),
        list: [
          { day: '2026-11-20', amount: money(12), state: 'unclaimed' },
          { day: '2026-11-19', amount: money(40.5), state: 'claimed' },
        ],
      },
    }),
  },
}
export const Points: Story = {
  args: {
    path: ROUTES.points.path,
    answers: ({ tenant: { currency }, money }) => ({
      getPoints: {
        currency,
        total: 12,
        stakeOfPoint: money(10),
        list: [{ day: '2026-11-20', points: 12 }],
      },
    }),
  },
}
export const Claimed: Story = {
  play: async ({ canvasElement }) => {
    const [claim] = await within(await within(canvasElement).findByRole('tabpanel')).findAllByRole('button')
    if (claim) await userEvent.click(claim)
  },
}
