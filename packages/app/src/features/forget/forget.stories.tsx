import { ROUTES } from '@livery/domain/routes'
import type { Meta, StoryObj } from '@storybook/react-vite'

import { refusal } from '#testing/fakeGateway.ts'
import { never, StorySite } from '#testing/StorySite.tsx'

const meta = {
  title: 'Pages/Forgotten password',
  component: StorySite,
  tags: ['!autodocs'],
  args: { path: ROUTES.forget.path },
  parameters: { stage: 'site' },
} satisfies Meta<typeof StorySite>
export default meta

type Story = StoryObj<typeof meta>

export const Full: Story = {}
export const Loading: Story = { args: { answers: { getVerification: never, getCountries: never } } }
export const Failed: Story = { args: { answers: { getCountries: refusal(500, 'server.error') } } }
