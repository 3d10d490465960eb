import { ROUTES } from '@livery/domain/routes'
import type { Meta, StoryObj } from '@storybook/react-vite'

import { refusal } from '#testing/fakeGateway.ts'
import { never, StorySite } from '#testing/StorySite.tsx'

const meta = {
  title: 'Pages/Announcements',
  component: StorySite,
  tags: ['!autodocs'],
  args: { path: ROUTES.announcements.path, signedIn: true },
  parameters: { stage: 'site' },
} satisfies Meta<typeof StorySite>
export default meta

type Story = StoryObj<typeof meta>

export const Full: Story = {}
export const Loading: Story = { args: { answers: { listAnnouncements: never } } }
export const Empty: Story = { args: { answers: { listAnnouncements: { list: [], banners: [] } } } }
export const Failed: Story = { args: { answers: { listAnnouncements: refusal(500, 'server.error') } } }
/** One announcement alone; all are read, because the gateway of a story keeps no mark and would tell of news again. */
export const Detail: Story = {
  args: {
    path: `${ROUTES.announcements.path}/ann_tournament`,
    answers: ({ offer: { listAnnouncements: all } }) => ({
      listAnnouncements: { ...all, list: all.list.map((one) => ({ ...one, read: true })) },
    }),
  },
}
