import { ROUTES } from '@livery/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'

import { memberSite } from '../../testing/samples.ts'
import { StorySite } from '../../testing/StorySite.tsx'

const meta = {
  title: 'Pages/Coming soon',
  component: StorySite,
  args: { path: ROUTES.deposit.path, answers: memberSite, signedIn: true },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StorySite>
export default meta

type Story = StoryObj<typeof meta>

export const Full: Story = {}
