import { ROUTES } from '@livery/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'

import { refusal } from '../../testing/fakeGateway.ts'
import { openSite } from '../../testing/samples.ts'
import { never, StorySite } from '../../testing/StorySite.tsx'

const meta = {
  title: 'Pages/Login',
  component: StorySite,
  args: { path: ROUTES.login.path, answers: openSite, signedIn: false },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StorySite>
export default meta

type Story = StoryObj<typeof meta>

export const Full: Story = {}
export const WithoutSms: Story = {
  args: { answers: { ...openSite, getVerification: { human: false, captcha: false, codes: 'none' } } },
}
export const WithCaptcha: Story = {
  args: {
    answers: {
      ...openSite,
      getVerification: { human: false, captcha: true, codes: 'gateway' },
      getCaptcha: never,
    },
  },
}
export const CheckFailed: Story = {
  args: {
    answers: {
      ...openSite,
      getVerification: { human: true, captcha: false, codes: 'gateway' },
      getHumanChallenge: refusal(500, 'server.error'),
    },
  },
}
