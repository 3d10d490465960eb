import { depositOrderPath } from '@livery/domain/money'
import { ROUTES } from '@livery/domain/routes'
import type { Meta, StoryObj } from '@storybook/react-vite'

import { refusal, type Answers } from '#testing/fakeGateway.ts'
import type { StoryAnswers } from '#testing/storyAnswers.ts'
import type { StoryEnvironment } from '#testing/storyEnvironment.ts'
import { never, StorySite } from '#testing/StorySite.tsx'

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
/** QR code, with the payment page as the alternative. */
export const OrderThatWaits: Story = {
  args: {
    path: depositOrderPath('D-20261121-0001'),
    answers: ({ tenant: { currency }, money }: StoryEnvironment): Answers => ({
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
    answers: ({ tenant: { currency }, money }: StoryEnvironment): Answers => ({
      getDeposit: sampleDeposit({ status: 'paid' }, currency, money),
    }),
  },
}
export const Withdrawal: Story = { args: { path: ROUTES.withdraw.path, answers } }
/** New member without any of the requirements for a withdrawal. */
export const BeforeWithdrawing: Story = {
  args: {
    path: ROUTES.withdraw.path,
    answers: ({ tenant: { currency }, money }: StoryEnvironment): Answers => ({
      getWithdrawRules: sampleRules({ turnoverLeft: money(80) }, currency, money),
      getBankCards: { ...sampleCards, list: [] },
    }),
  },
}
