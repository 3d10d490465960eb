import type { Schemas } from '@livery/api'
import { ROUTES } from '@livery/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'

import { refusal, type Answers } from '../../testing/fakeGateway.ts'
import { openSite } from '../../testing/samples.ts'
import { never, StorySite } from '../../testing/StorySite.tsx'

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
const answers: Answers = {
  ...openSite,
  getRegistrationRules: { methods: ['username', 'mobileNum'], fields },
  getCountries: {
    list: [{ country: 'MT', name: 'Malta', countryDialingCode: '356', sampleNumber: '79234567' }],
  },
}

const meta = {
  title: 'Pages/Register',
  component: StorySite,
  args: { path: ROUTES.register.path, answers },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StorySite>
export default meta

type Story = StoryObj<typeof meta>

export const Full: Story = {}
export const Loading: Story = { args: { answers: { ...answers, getRegistrationRules: never } } }
export const Failed: Story = {
  args: { answers: { ...answers, getRegistrationRules: refusal(500, 'server.error') } },
}
