import { ROUTES } from '@livery/domain/routes'
import type { Meta, StoryObj } from '@storybook/react-vite'

import { refusal } from '#testing/fakeGateway.ts'
import { never, StorySite } from '#testing/StorySite.tsx'

const meta = {
  title: 'Pages/Inbox',
  component: StorySite,
  tags: ['!autodocs'],
  args: { path: ROUTES.inbox.path, signedIn: true },
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
