import type { Schemas } from '@livery/api'
import { promotionPath, ROUTES } from '@livery/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'

import { refusal, type Answers } from '../../testing/fakeGateway.ts'
import { never, StorySite } from '../../testing/StorySite.tsx'
import type { StoryWorld } from '../../testing/storyWorld.ts'

const STATES: readonly Schemas['PromotionState'][] = [
  'issued',
  'joined',
  'process',
  'applying',
  'rejected',
  'coming soon',
  'closed',
]

/** The operator's promotions, the member standing differently with each. */
const inEveryState = ({ offer: { getPromotions } }: StoryWorld): Answers => ({
  getPromotions: {
    ...getPromotions,
    list: getPromotions.list.map((promotion, index) => ({
      ...promotion,
      state: STATES[index] ?? promotion.state,
    })),
  },
})

const standing =
  (state: Schemas['PromotionState']) =>
  ({ offer: { getPromotion } }: StoryWorld): Answers => ({
    getPromotion: { ...getPromotion, promotion: { ...getPromotion.promotion, state } },
  })

const meta = {
  title: 'Pages/Promotions',
  component: StorySite,
  tags: ['!autodocs'],
  args: { path: ROUTES.activity.path, signedIn: true },
  parameters: { stage: 'site' },
} satisfies Meta<typeof StorySite>
export default meta

type Story = StoryObj<typeof meta>

const ofWelcome = { path: promotionPath({ id: 'promo_welcome' }) }

export const Full: Story = { args: { answers: inEveryState } }
export const Loading: Story = { args: { answers: { getPromotions: never } } }
export const Empty: Story = {
  args: { answers: { getPromotions: { list: [], pageNum: 1, totalPages: 0 } } },
}
export const Failed: Story = { args: { answers: { getPromotions: refusal(500, 'server.error') } } }
export const Detail: Story = { args: { ...ofWelcome, answers: standing('applying') } }
export const Applying: Story = {
  args: ofWelcome,
  play: async ({ canvasElement }) => {
    const main = await within(canvasElement).findByRole('main')
    const buttons = await within(main).findAllByRole('button')
    await userEvent.click(buttons.at(-1) ?? main)
  },
}
