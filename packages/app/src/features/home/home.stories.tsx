import { ROUTES } from '@livery/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'

import { refusal } from '../../testing/fakeGateway.ts'
import { memberSite, openSite } from '../../testing/samples.ts'
import { never, StorySite } from '../../testing/StorySite.tsx'

const meta = {
  title: 'Pages/Home',
  component: StorySite,
  args: { path: ROUTES.home.path, answers: memberSite, signedIn: true },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StorySite>
export default meta

type Story = StoryObj<typeof meta>

export const Full: Story = {}
export const Visitor: Story = { args: { answers: openSite, signedIn: false } }
export const Loading: Story = {
  args: { answers: { ...memberSite, listHotGames: never, listAnnouncements: never, getWallet: never } },
}
export const Empty: Story = { args: { answers: { ...memberSite, listHotGames: { list: [] } } } }
export const Failed: Story = {
  args: {
    answers: {
      ...memberSite,
      listHotGames: refusal(500, 'server.error'),
      getWallet: refusal(500, 'server.error'),
    },
  },
}
