import { ROUTES } from '@livery/domain/routes'
import type { Meta, StoryObj } from '@storybook/react-vite'

import { refusal, type Answers } from '#testing/fakeGateway.ts'
import { never, StorySite } from '#testing/StorySite.tsx'

import { sampleReferral } from './invite.samples.ts'

const meta = {
  title: 'Pages/Invite friends',
  component: StorySite,
  tags: ['!autodocs'],
  args: { path: ROUTES.inviteFriends.path, signedIn: true, pinned: { flags: { REFERRAL: true } } },
  parameters: { stage: 'site' },
} satisfies Meta<typeof StorySite>
export default meta

type Story = StoryObj<typeof meta>

export const Full: Story = {
  args: {
    answers: ({ tenant: { currency }, money }): Answers => ({ getReferral: sampleReferral(money, currency) }),
  },
}
export const Loading: Story = { args: { answers: { getReferral: never } } }
/** Referral without invited friends. */
export const Empty: Story = {
  args: {
    answers: ({ tenant: { currency }, money }): Answers => ({
      getReferral: {
        ...sampleReferral(money, currency),
        invited: [],
        earned: money(0),
        claimable: money(0),
      },
    }),
  },
}
export const Failed: Story = { args: { answers: { getReferral: refusal(500, 'server.error') } } }
export const Off: Story = { args: { pinned: { flags: { REFERRAL: false } } } }
