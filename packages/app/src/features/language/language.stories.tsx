import { ROUTES } from '@livery/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'

import { openSite } from '../../testing/samples.ts'
import { StorySite } from '../../testing/StorySite.tsx'

const meta = {
  title: 'Pages/Language',
  component: StorySite,
  args: { path: ROUTES.language.path, answers: openSite },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StorySite>
export default meta

type Story = StoryObj<typeof meta>

export const Full: Story = {}
