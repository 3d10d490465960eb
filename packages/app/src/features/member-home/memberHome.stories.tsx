import type { Schemas } from '@livery/api'
import { ROUTES } from '@livery/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'

import { refusal, type Answers } from '../../testing/fakeGateway.ts'
import { memberSite } from '../../testing/samples.ts'
import { never, StorySite } from '../../testing/StorySite.tsx'

const member: Schemas['Member'] = {
  id: 'm_1',
  type: 0,
  account: 'member',
  nickname: 'Robin',
  headIcon: 'icon-01',
  clubLabel: { labelName: 'Gold' },
  contacts: { mobileNum: '79***67', email: 'ro***@example.com' },
  hasPaymentPassword: true,
  registeredAt: '2026-01-14T18:02:11Z',
}
const answers: Answers = {
  ...memberSite,
  getMember: member,
  getHeadIcon: { current: 'icon-01', list: [] },
  getBankCards: {
    list: [
      {
        id: 'card_1',
        bankCode: 'BOV',
        bankName: 'Bank of Valletta',
        accountName: 'R*** V***',
        cardNumber: '**** 4821',
        isDefault: true,
      },
    ],
    banks: [{ bankCode: 'BOV', bankName: 'Bank of Valletta' }],
    maximum: 5,
  },
}

const meta = {
  title: 'Pages/Member centre',
  component: StorySite,
  args: { path: ROUTES.memberHome.path, answers, signedIn: true },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StorySite>
export default meta

type Story = StoryObj<typeof meta>

export const Full: Story = {}
/** Nothing filled in yet: every row invites. */
export const Empty: Story = {
  args: {
    answers: {
      ...answers,
      getMember: { ...member, nickname: '', contacts: {}, hasPaymentPassword: false },
      getBankCards: { list: [], banks: [], maximum: 5 },
    },
  },
}
export const Loading: Story = { args: { answers: { ...answers, getMember: never } } }
export const Failed: Story = { args: { answers: { ...answers, getMember: refusal(500, 'server.error') } } }
