import { ROUTES } from '@livery/domain/routes'
import type { Meta, StoryObj } from '@storybook/react-vite'

import { refusal, type Answers } from '#testing/fakeGateway.ts'
import { orderPage, sampleOrder } from '#testing/samples.ts'
import { never, StorySite } from '#testing/StorySite.tsx'

const meta = {
  title: 'Pages/Betting record',
  component: StorySite,
  tags: ['!autodocs'],
  args: {
    path: ROUTES.betRecord.path,
    signedIn: true,
  },
  parameters: { stage: 'site' },
} satisfies Meta<typeof StorySite>
export default meta

type Story = StoryObj<typeof meta>

export const Full: Story = {
  args: {
    answers: ({ tenant: { currency }, offer, money }): Answers => {
      const [game] = offer.listHotGames.list
      const played = { vendor: game?.vassalage ?? '', gameName: game?.displayName ?? '', stake: money(2) }
      const list = [
        { ...sampleOrder('G1', 'WON', money(12.4), currency), ...played, payout: money(14.4) },
        { ...sampleOrder('G2', 'LOST', money(-2), currency), ...played, payout: money(0) },
        { ...sampleOrder('G3', 'PENDING', money(0), currency), ...played, payout: money(0) },
      ]
      const totals = { count: 3, stake: money(6), payout: money(14.4), profit: money(8.4), currency }
      return { listOrders: { ...orderPage(list, currency), totals } }
    },
  },
}
export const Loading: Story = { args: { answers: { listOrders: never } } }
export const Empty: Story = {
  args: { answers: ({ tenant: { currency } }): Answers => ({ listOrders: orderPage([], currency) }) },
}
export const Failed: Story = { args: { answers: { listOrders: refusal(500, 'server.error') } } }
