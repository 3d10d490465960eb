import { depositOrderPath, ROUTES } from '@livery/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'

import { refusal, type Answers } from '../../testing/fakeGateway.ts'
import type { StoryAnswers } from '../../testing/storyAnswers.ts'
import { never, StorySite } from '../../testing/StorySite.tsx'
import type { StoryWorld } from '../../testing/storyWorld.ts'
import { sampleCards, sampleChannels, sampleDeposit, sampleRules } from './wallet.samples.ts'

const answers: StoryAnswers = ({ tenant: { currency }, money }) => ({
  getDepositChannels: sampleChannels(currency, money),
  getDeposit: sampleDeposit({ payUrl: `${location.origin}/pay` }, currency, money),
  getWithdrawRules: sampleRules({}, currency, money),
  getBankCards: sampleCards,
})

const meta = {
  title: 'Pages/Wallet',
  component: StorySite,
  tags: ['!autodocs'],
  args: { path: ROUTES.deposit.path, signedIn: true },
  parameters: { stage: 'site' },
} satisfies Meta<typeof StorySite>
export default meta

type Story = StoryObj<typeof meta>

export const Deposit: Story = { args: { answers } }
export const NoWayToDeposit: Story = {
  args: {
    answers: ({ tenant: { currency } }): Answers => ({ getDepositChannels: { currency, list: [] } }),
  },
}
export const Loading: Story = { args: { answers: { getDepositChannels: never } } }
export const Failed: Story = { args: { answers: { getDepositChannels: refusal(500, 'server.error') } } }
/** A code to scan, with the pay page as the other way. */
export const OrderThatWaits: Story = {
  args: {
    path: depositOrderPath('D-20261121-0001'),
    answers: ({ tenant: { currency }, money }: StoryWorld): Answers => ({
      getDeposit: sampleDeposit(
        { kind: 'qr', payUrl: `${location.origin}/pay`, qrText: `${location.origin}/pay` },
        currency,
        money,
      ),
    }),
  },
}
export const OrderPaid: Story = {
  args: {
    path: depositOrderPath('D-20261121-0001'),
    answers: ({ tenant: { currency }, money }: StoryWorld): Answers => ({
      getDeposit: sampleDeposit({ status: 'paid' }, currency, money),
    }),
  },
}
export const Withdrawal: Story = { args: { path: ROUTES.withdraw.path, answers } }
/** A new member: nothing is there yet that a withdrawal needs. */
export const BeforeWithdrawing: Story = {
  args: {
    path: ROUTES.withdraw.path,
    answers: ({ tenant: { currency }, money }: StoryWorld): Answers => ({
      getWithdrawRules: sampleRules({ turnoverLeft: money(80) }, currency, money),
      getBankCards: { ...sampleCards, list: [] },
    }),
  },
}
