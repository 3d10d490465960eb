import { ROUTES } from '@livery/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'

import { refusal } from '../../testing/fakeGateway.ts'
import { memberSite, orderPage, sampleOrder } from '../../testing/samples.ts'
import { never, StorySite } from '../../testing/StorySite.tsx'

const meta = {
  title: 'Pages/Betting record',
  component: StorySite,
  args: {
    path: ROUTES.bettingRecord.path,
    answers: {
      ...memberSite,
      listOrders: orderPage([
        sampleOrder('G1', 'WON', '12.40'),
        sampleOrder('G2', 'LOST', '-2.00'),
        sampleOrder('G3', 'PENDING', '0.00'),
      ]),
    },
    signedIn: true,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StorySite>
export default meta

type Story = StoryObj<typeof meta>

export const Full: Story = {}
export const Loading: Story = { args: { answers: { ...memberSite, listOrders: never } } }
export const Empty: Story = { args: { answers: { ...memberSite, listOrders: orderPage([]) } } }
export const Failed: Story = {
  args: { answers: { ...memberSite, listOrders: refusal(500, 'server.error') } },
}
