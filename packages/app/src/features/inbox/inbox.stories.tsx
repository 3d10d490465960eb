import { ROUTES } from '@livery/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'

import { refusal, type Answers } from '../../testing/fakeGateway.ts'
import { never, StorySite } from '../../testing/StorySite.tsx'

const answers: Answers = {
  getInbox: {
    list: [
      {
        id: 'm1',
        title: 'Welcome to the house',
        content: '<p>Good to have you here.</p>',
        read: false,
        sentAt: '2026-11-20T09:30:00.000Z',
      },
      {
        id: 'm2',
        title: 'Your withdrawal has been paid',
        content: '<p>It is on its way to your bank.</p>',
        read: true,
        sentAt: '2026-11-18T16:05:00.000Z',
      },
    ],
    pageNum: 1,
    totalPages: 1,
  },
}

const meta = {
  title: 'Pages/Inbox',
  component: StorySite,
  tags: ['!autodocs'],
  args: { path: ROUTES.inbox.path, answers, signedIn: true },
  parameters: { stage: 'site' },
} satisfies Meta<typeof StorySite>
export default meta

type Story = StoryObj<typeof meta>

export const Full: Story = {}
export const Loading: Story = { args: { answers: { getInbox: never } } }
export const Empty: Story = {
  args: { answers: { getInbox: { list: [], pageNum: 1, totalPages: 0 } } },
}
export const Failed: Story = { args: { answers: { getInbox: refusal(500, 'server.error') } } }
