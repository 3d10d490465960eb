import type { Schemas } from '@livery/api'
import { ROUTES } from '@livery/domain/routes'
import type { Meta, StoryObj } from '@storybook/react-vite'

import { refusal, type Answers } from '#testing/fakeGateway.ts'
import { never, StorySite } from '#testing/StorySite.tsx'

const fields = (
  [
    ['username', true],
    ['password', true],
    ['confirmPassword', true],
    ['email', false],
    ['affiliateCode', false],
  ] as const
).map(([field, required], order): Schemas['RegistrationRule'] => ({
  field,
  order,
  enabled: true,
  exposed: true,
  required,
  pattern: '',
  message: '',
}))
const answers: Answers = { getRegistrationRules: { methods: ['username', 'mobileNum'], fields } }

const meta = {
  title: 'Pages/Register',
  component: StorySite,
  tags: ['!autodocs'],
  args: { path: ROUTES.register.path, answers },
  parameters: { stage: 'site' },
} satisfies Meta<typeof StorySite>
export default meta

type Story = StoryObj<typeof meta>

export const Full: Story = {}
export const Loading: Story = { args: { answers: { getRegistrationRules: never } } }
export const Failed: Story = { args: { answers: { getRegistrationRules: refusal(500, 'server.error') } } }
