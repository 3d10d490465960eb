import { ROUTES } from '@livery/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'

import { refusal } from '../../testing/fakeGateway.ts'
import { memberSite, sampleNotice } from '../../testing/samples.ts'
import { never, StorySite } from '../../testing/StorySite.tsx'

const meta = {
  title: 'Pages/Announcements',
  component: StorySite,
  args: {
    path: ROUTES.notice.path,
    answers: {
      ...memberSite,
      listAnnouncements: {
        list: [
          sampleNotice('ann_1', 'The Friday night tournament is on'),
          sampleNotice('ann_2', 'Withdrawals within ten minutes'),
        ],
        banners: [],
      },
    },
    signedIn: true,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StorySite>
export default meta

type Story = StoryObj<typeof meta>

export const Full: Story = {}
export const Loading: Story = { args: { answers: { ...memberSite, listAnnouncements: never } } }
export const Empty: Story = { args: { answers: memberSite } }
export const Failed: Story = {
  args: { answers: { ...memberSite, listAnnouncements: refusal(500, 'server.error') } },
}
