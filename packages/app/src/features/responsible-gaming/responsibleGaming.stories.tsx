import { ROUTES } from '@livery/domain/routes'
import type { Meta, StoryObj } from '@storybook/react-vite'

import { refusal, type Answers } from '#testing/fakeGateway.ts'
import type { StoryEnvironment } from '#testing/storyEnvironment.ts'
import { never, StorySite } from '#testing/StorySite.tsx'

const answers = ({ tenant: { currency }, money }: StoryEnvironment): Answers => ({
  getLimits: {
    currency,
    limits: [
      { kind: 'deposit', period: 'day', amount: money(100), used: money(90) },
      { kind: 'loss', period: 'week', amount: money(250), used: money(5.5) },
    ],
    realityCheckMinutes: 60,
    playedMinutes: 42,
  },
  getActivityStatement: {
    currency,
    period: 'week',
    staked: money(42),
    won: money(36.5),
    net: money(-5.5),
    deposited: money(50),
    withdrawn: money(0),
    minutes: 65,
  },
})

const meta = {
  title: 'Pages/Responsible gaming',
  component: StorySite,
  tags: ['!autodocs'],
  args: { path: ROUTES.responsibleGaming.path, signedIn: true },
  parameters: { stage: 'site' },
} satisfies Meta<typeof StorySite>
export default meta

type Story = StoryObj<typeof meta>

export const Full: Story = { args: { answers } }
export const Visitor: Story = { args: { signedIn: false } }
/** No limits set and nothing played. */
export const Empty: Story = {
  args: {
    answers: ({ tenant: { currency }, money }): Answers => ({
      getLimits: { currency, limits: [], realityCheckMinutes: 0, playedMinutes: 0 },
      getActivityStatement: {
        currency,
        period: 'week',
        staked: money(0),
        won: money(0),
        net: money(0),
        deposited: money(0),
        withdrawn: money(0),
        minutes: 0,
      },
    }),
  },
}
export const Loading: Story = { args: { answers: { getLimits: never, getActivityStatement: never } } }
export const Failed: Story = {
  args: {
    answers: { getLimits: refusal(500, 'server.error'), getActivityStatement: refusal(500, 'server.error') },
  },
}
