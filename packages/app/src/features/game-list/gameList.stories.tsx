import { ROUTES } from '@livery/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'

import { refusal } from '../../testing/fakeGateway.ts'
import { memberSite } from '../../testing/samples.ts'
import { never, StorySite } from '../../testing/StorySite.tsx'

const meta = {
  title: 'Pages/Game list',
  component: StorySite,
  args: { path: ROUTES.gameList.path, answers: memberSite, signedIn: true },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StorySite>
export default meta

type Story = StoryObj<typeof meta>

export const Full: Story = {}
export const Loading: Story = { args: { answers: { ...memberSite, listGames: never } } }
export const Empty: Story = {
  args: { answers: { ...memberSite, listGames: { games: [], pageNum: 1, totalPages: 0, total: 0 } } },
}
export const Failed: Story = { args: { answers: { ...memberSite, listGames: refusal(500, 'server.error') } } }
