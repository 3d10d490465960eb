import { ROUTES } from '@livery/domain/routes'
import type { Meta, StoryObj } from '@storybook/react-vite'

import { refusal } from '#testing/fakeGateway.ts'
import { never, StorySite } from '#testing/StorySite.tsx'

const meta = {
  title: 'Pages/Game centre',
  component: StorySite,
  tags: ['!autodocs'],
  args: { path: ROUTES.gameCenter.path, signedIn: true },
  parameters: { stage: 'site' },
} satisfies Meta<typeof StorySite>
export default meta

type Story = StoryObj<typeof meta>

export const Full: Story = {}
export const List: Story = { args: { path: ROUTES.gameList.path } }
export const Slots: Story = { args: { path: ROUTES.slotsCenter.path } }
export const Loading: Story = { args: { answers: { listGames: never } } }
export const Empty: Story = {
  args: { answers: { listGames: { games: [], pageNum: 1, totalPages: 0, total: 0 } } },
}
export const Failed: Story = { args: { answers: { listGames: refusal(500, 'server.error') } } }
