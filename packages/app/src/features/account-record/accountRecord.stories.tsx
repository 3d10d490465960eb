import { ROUTES } from '@livery/domain/routes'
import type { Meta, StoryObj } from '@storybook/react-vite'

import { refusal, type Answers } from '#testing/fakeGateway.ts'
import { never, StorySite } from '#testing/StorySite.tsx'

import { sampleRecord } from './accountRecord.samples.ts'

const meta = {
  title: 'Pages/Account record',
  component: StorySite,
  tags: ['!autodocs'],
  args: { path: ROUTES.accountRecord.path, signedIn: true },
  parameters: { stage: 'site' },
} satisfies Meta<typeof StorySite>
export default meta

type Story = StoryObj<typeof meta>

export const Full: Story = {
  args: {
    answers: ({ tenant: { currency }, money }): Answers => ({
      getTransactions: sampleRecord(money, currency),
    }),
  },
}
export const Loading: Story = { args: { answers: { getTransactions: never } } }
export const Empty: Story = {
  args: {
    answers: ({ tenant: { currency }, money }): Answers => ({
      getTransactions: { ...sampleRecord(money, currency), list: [], totalIn: money(0), totalOut: money(0) },
    }),
  },
}
export const Failed: Story = { args: { answers: { getTransactions: refusal(500, 'server.error') } } }
