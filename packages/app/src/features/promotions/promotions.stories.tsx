import type { Schemas } from '@livery/api'
import { promotionPath } from '@livery/domain/promotions'
import { ROUTES } from '@livery/domain/routes'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'

import { refusal, type Answers } from '#testing/fakeGateway.ts'
import type { StoryEnvironment } from '#testing/storyEnvironment.ts'
import { never, StorySite } from '#testing/StorySite.tsx'

const STATES: readonly Schemas['PromotionState'][] = [
  'issued',
  'joined',
  'process',
  'applying',
  'rejected',
  'coming soon',
  'closed',
]

/** Promotions of the operator, with the member in a different state in each. */
const inEveryState = ({ offer: { getPromotions } }: StoryEnvironment): Answers => ({
  getPromotions: {
    ...getPromotions,
    list: getPromotions.list.map((promotion, index) => ({
      ...promotion,
      state: STATES[index] ?? promotion.state,
    })),
  },
})

const inState =
  (state: Schemas['PromotionState']) =>
  ({ offer: { getPromotion } }: StoryEnvironment): Answers => ({
    getPromotion: { ...getPromotion, promotion: { ...getPromotion.promotion, state } },
  })

const meta = {
  title: 'Pages/Promotions',
  component: StorySite,
  tags: ['!autodocs'],
  args: { path: ROUTES.promotions.path, signedIn: true },
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
export const Detail: Story = { args: { ...ofWelcome, answers: inState('applying') } }
export const Applying: Story = {
  args: ofWelcome,
  play: async ({ canvasElement }) => {
    const main = await within(canvasElement).findByRole('main')
    const buttons = await within(main).findAllByRole('button')
    await userEvent.click(buttons.at(-1) ?? main)
  },
}
/** Layout variant: a lead with its picture, and headlines. */
export const Front: Story = { args: { pinned: { pages: { promotions: 'front' } } } }
/** Layout variant: in rows. */
export const Rows: Story = { args: { pinned: { pages: { promotions: 'rows' } } } }
