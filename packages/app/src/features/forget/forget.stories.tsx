import { ROUTES } from '@livery/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'

import { refusal, type Answers } from '../../testing/fakeGateway.ts'
import { openSite } from '../../testing/samples.ts'
import { never, StorySite } from '../../testing/StorySite.tsx'

const answers: Answers = {
  ...openSite,
  getCountries: {
    list: [{ country: 'MT', name: 'Malta', countryDialingCode: '356', sampleNumber: '79234567' }],
  },
}

const meta = {
  title: 'Pages/Forgotten password',
  component: StorySite,
  args: { path: ROUTES.forget.path, answers },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StorySite>
export default meta

type Story = StoryObj<typeof meta>

export const Full: Story = {}
export const Loading: Story = {
  args: { answers: { ...answers, getVerification: never, getCountries: never } },
}
export const Failed: Story = { args: { answers: { ...answers, getCountries: refusal(500, 'server.error') } } }
