import { ROUTES } from '@livery/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'

import { refusal, type Answers } from '../../testing/fakeGateway.ts'
import { orderPage, sampleOrder } from '../../testing/samples.ts'
import { never, StorySite } from '../../testing/StorySite.tsx'

const meta = {
  title: 'Pages/Betting record',
  component: StorySite,
  tags: ['!autodocs'],
  args: {
    path: ROUTES.bettingRecord.path,
    signedIn: true,
  },
  parameters: { stage: 'site' },
} satisfies Meta<typeof StorySite>
export default meta

type Story = StoryObj<typeof meta>

export const Full: Story = {
  args: {
    answers: ({ tenant: { currency }, offer }): Answers => {
      const [game] = offer.listHotGames.list
      const played = { vendor: game?.vassalage ?? '', gameName: game?.displayName ?? '' }
      const list = [
        sampleOrder('G1', 'WON', '12.40', currency),
        sampleOrder('G2', 'LOST', '-2.00', currency),
        sampleOrder('G3', 'PENDING', '0.00', currency),
      ].map((order) => ({ ...order, ...played }))
      return { listOrders: orderPage(list, currency) }
    },
  },
}
export const Loading: Story = { args: { answers: { listOrders: never } } }
export const Empty: Story = {
  args: { answers: ({ tenant: { currency } }): Answers => ({ listOrders: orderPage([], currency) }) },
}
export const Failed: Story = { args: { answers: { listOrders: refusal(500, 'server.error') } } }
