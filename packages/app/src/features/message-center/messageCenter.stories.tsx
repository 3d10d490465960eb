import { ROUTES } from '@livery/domain/routes'
import type { Meta, StoryObj } from '@storybook/react-vite'

import type { Answers } from '#testing/fakeGateway.ts'
import { never, StorySite } from '#testing/StorySite.tsx'

const answers: Answers = {
  getInboxUnread: { unReadCount: 4 },
  getChatUnread: { unReadCount: 250 },
  getDownloadLinks: { list: [{ resourceType: 'Telegram', url: 'https://t.me/livery' }] },
}

const meta = {
  title: 'Pages/Messages',
  component: StorySite,
  tags: ['!autodocs'],
  args: { path: ROUTES.messageCenter.path, answers, signedIn: true },
  parameters: { stage: 'site' },
} satisfies Meta<typeof StorySite>
export default meta

type Story = StoryObj<typeof meta>

export const Full: Story = {}
export const Visitor: Story = { args: { signedIn: false } }
export const Loading: Story = {
  args: { answers: { ...answers, getInboxUnread: never, getChatUnread: never, listAnnouncements: never } },
}
