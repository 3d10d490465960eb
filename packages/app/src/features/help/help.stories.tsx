import { ROUTES } from '@livery/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'

import { refusal, type Answers } from '../../testing/fakeGateway.ts'
import { never, StorySite } from '../../testing/StorySite.tsx'

const answers: Answers = {
  getHelpCenter: {
    list: [
      { title: 'Deposits', content: '<p>All about paying in.</p>', children: [] },
      {
        title: 'Withdrawals',
        content: '<p>All about taking out.</p>',
        children: [
          { title: 'How long does it take?', content: '<p>Most are paid within ten minutes.</p>' },
          { title: 'How much may I take?', content: '<p>Up to your balance, once the turnover is met.</p>' },
        ],
      },
    ],
  },
}

const meta = {
  title: 'Pages/Help',
  component: StorySite,
  tags: ['!autodocs'],
  args: { path: ROUTES.help.path, answers },
  parameters: { stage: 'site' },
} satisfies Meta<typeof StorySite>
export default meta

type Story = StoryObj<typeof meta>

export const Full: Story = {}
export const Topic: Story = { args: { path: `${ROUTES.helpDetail.path}?p=1&c=1` } }
export const Loading: Story = { args: { answers: { getHelpCenter: never } } }
export const Empty: Story = { args: { answers: { getHelpCenter: { list: [] } } } }
export const Failed: Story = { args: { answers: { getHelpCenter: refusal(500, 'server.error') } } }
