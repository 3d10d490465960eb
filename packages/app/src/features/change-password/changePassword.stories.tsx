import { ROUTES } from '@livery/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'

import { memberSite } from '../../testing/samples.ts'
import { StorySite } from '../../testing/StorySite.tsx'

const meta = {
  title: 'Pages/Change password',
  component: StorySite,
  args: { path: ROUTES.changePassword.path, answers: memberSite, signedIn: true },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StorySite>
export default meta

type Story = StoryObj<typeof meta>

export const Full: Story = {}
