import { ROUTES } from '@livery/domain/routes'
import type { Meta, StoryObj } from '@storybook/react-vite'

import { refusal } from '#testing/fakeGateway.ts'
import { never, StorySite } from '#testing/StorySite.tsx'

const meta = {
  title: 'Pages/Login',
  component: StorySite,
  tags: ['!autodocs'],
  args: { path: ROUTES.login.path },
  parameters: { stage: 'site' },
} satisfies Meta<typeof StorySite>
export default meta

type Story = StoryObj<typeof meta>

export const Full: Story = {}
export const EveryWay: Story = {
  args: {
    pinned: {
      flags: { PASSKEYS: true, MOBILEVERCODELOGIN3: true, GOOGLELOGIN3: true, FACEBOOKLOGIN3: true },
    },
  },
}
export const WithoutSms: Story = {
  args: { answers: { getVerification: { human: false, captcha: false, codes: 'none' } } },
}
export const WithCaptcha: Story = {
  args: {
    answers: {
      getVerification: { human: false, captcha: true, codes: 'gateway' },
      getCaptcha: never,
    },
  },
  // The way around the picture stands clear of the button's bar, however high a brand's head is.
  play: async ({ canvas }) => {
    const around = await canvas.findByRole('button', { name: 'Continue without the picture' })
    around.scrollIntoView({ block: 'center' })
  },
}
export const CheckFailed: Story = {
  args: {
    answers: {
      getVerification: { human: true, captcha: false, codes: 'gateway' },
      getHumanChallenge: refusal(500, 'server.error'),
    },
  },
}
export const Trial: Story = { args: { path: ROUTES.trial.path } }
/** Return from Google without consent. */
export const SocialRefused: Story = {
  args: {
    path: '/m/login/callback/google?error=access_denied',
    pinned: { flags: { GOOGLELOGIN3: true } },
  },
}
