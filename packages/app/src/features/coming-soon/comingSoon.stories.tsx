import { ROUTES } from '@livery/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'

import { StorySite } from '../../testing/StorySite.tsx'

const meta = {
  title: 'Pages/Coming soon',
  component: StorySite,
  tags: ['!autodocs'],
  args: { path: ROUTES.deposit.path, signedIn: true },
  parameters: { stage: 'site' },
} satisfies Meta<typeof StorySite>
export default meta

type Story = StoryObj<typeof meta>

export const Full: Story = {}
/** Open to visitors too. */
export const Visitor: Story = { args: { path: ROUTES.activity.path, signedIn: false } }
