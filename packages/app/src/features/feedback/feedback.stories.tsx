import { ROUTES } from '@livery/domain/routes'
import type { Meta, StoryObj } from '@storybook/react-vite'

import { refusal, type Answers } from '#testing/fakeGateway.ts'
import { never, StorySite } from '#testing/StorySite.tsx'

const CAPTCHA =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 40"><rect width="100" height="40" fill="#eee"/><text x="50" y="28" text-anchor="middle" font-family="monospace" font-size="24" fill="#333">4821</text></svg>'
const answers: Answers = {
  getCaptcha: { captchaId: 'captcha-1', image: btoa(CAPTCHA), mediaType: 'image/svg+xml' },
}

const meta = {
  title: 'Pages/Feedback',
  component: StorySite,
  tags: ['!autodocs'],
  args: { path: ROUTES.feedback.path, answers, signedIn: true },
  parameters: { stage: 'site' },
} satisfies Meta<typeof StorySite>
export default meta

type Story = StoryObj<typeof meta>

export const Full: Story = {}
export const Loading: Story = { args: { answers: { getCaptcha: never } } }
export const Failed: Story = { args: { answers: { getCaptcha: refusal(500, 'server.error') } } }
