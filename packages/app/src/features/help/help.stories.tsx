import { ROUTES } from '@livery/domain/routes'
import type { Meta, StoryObj } from '@storybook/react-vite'

import { refusal } from '#testing/fakeGateway.ts'
import { never, StorySite } from '#testing/StorySite.tsx'

const meta = {
  title: 'Pages/Help',
  component: StorySite,
  tags: ['!autodocs'],
  args: { path: ROUTES.help.path },
  parameters: { stage: 'site' },
} satisfies Meta<typeof StorySite>
export default meta

type Story = StoryObj<typeof meta>

export const Full: Story = {}
export const Topic: Story = { args: { path: `${ROUTES.helpDetail.path}?p=1&c=1` } }
export const Loading: Story = { args: { answers: { getHelpCenter: never } } }
export const Empty: Story = { args: { answers: { getHelpCenter: { list: [] } } } }
export const Failed: Story = { args: { answers: { getHelpCenter: refusal(500, 'server.error') } } }
