import { ROUTES } from '@livery/domain/routes'
import type { Meta, StoryObj } from '@storybook/react-vite'

import { bankCards } from '#testing/bankCards.samples.ts'
import { refusal } from '#testing/fakeGateway.ts'
import { storyMember, type StoryAnswers } from '#testing/storyAnswers.ts'
import { never, StorySite } from '#testing/StorySite.tsx'

const answers: StoryAnswers = {
  getHeadIcon: { current: 'icon-01', list: [] },
  getBankCards: bankCards,
}

const meta = {
  title: 'Pages/Member centre',
  component: StorySite,
  tags: ['!autodocs'],
  args: { path: ROUTES.memberHome.path, answers, signedIn: true },
  parameters: { stage: 'site' },
} satisfies Meta<typeof StorySite>
export default meta

type Story = StoryObj<typeof meta>

export const Full: Story = {}
/** Form of a brand: lines of a page of accounts. */
export const Ledger: Story = { args: { pinned: { pages: { memberCentre: 'ledger' } } } }
/** Form of a brand: a membership card over an index. */
export const MembershipCard: Story = { args: { pinned: { pages: { memberCentre: 'card' } } } }
/** Form of a brand: tiles under a band. */
export const Tiles: Story = { args: { pinned: { pages: { memberCentre: 'tiles' } } } }
/** Empty profile: every row offers to add its value. */
export const Empty: Story = {
  args: {
    answers: {
      getMember: { ...storyMember, nickname: '', contacts: {}, hasPaymentPassword: false },
      getBankCards: { list: [], banks: [], maximum: 5 },
    },
  },
}
export const Loading: Story = { args: { answers: { getMember: never } } }
export const Failed: Story = { args: { answers: { getMember: refusal(500, 'server.error') } } }
