import type { Schemas } from '@livery/api'
import { ROUTES } from '@livery/domain/routes'
import type { Meta, StoryObj } from '@storybook/react-vite'

import { StorySite } from '#testing/StorySite.tsx'

const open: Schemas['SystemStatus'] = {
  status: 0,
  maintenance: false,
  regionRestriction: false,
  info: '',
  location: { ip: '198.51.100.24' },
}

const meta = {
  title: 'Pages/Site status',
  component: StorySite,
  tags: ['!autodocs'],
  args: { path: ROUTES.home.path },
  parameters: { stage: 'site' },
} satisfies Meta<typeof StorySite>
export default meta

type Story = StoryObj<typeof meta>

export const Maintenance: Story = {
  args: {
    answers: { getSystemStatus: { ...open, status: 1, maintenance: true, info: 'Back at noon, UTC.' } },
  },
}
export const RegionRestricted: Story = {
  args: { answers: { getSystemStatus: { ...open, status: 2, regionRestriction: true } } },
}
/** Status number outside the known values. */
export const Unknown: Story = { args: { answers: { getSystemStatus: { ...open, status: 7 } } } }
