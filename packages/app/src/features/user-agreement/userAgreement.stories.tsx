import { ROUTES } from '@livery/domain/routes'
import type { Meta, StoryObj } from '@storybook/react-vite'

import { StorySite } from '#testing/StorySite.tsx'

const meta = {
  title: 'Pages/User agreement',
  component: StorySite,
  tags: ['!autodocs'],
  args: { path: ROUTES.userAgreement.path },
  parameters: { stage: 'site' },
} satisfies Meta<typeof StorySite>
export default meta

type Story = StoryObj<typeof meta>

export const Full: Story = {}
