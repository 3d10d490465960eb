import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Button } from '../button/index.ts'
import { StatusPage } from './StatusPage.tsx'

const meta = {
  title: 'Components/Feedback/StatusPage',
  component: StatusPage,
  parameters: { stage: 'page' },
  args: {
    illustration: 'maintenance',
    title: 'Back soon',
    text: 'The platform is under maintenance. We are back at 06:00.',
  },
} satisfies Meta<typeof StatusPage>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Back soon' })).toBeVisible()
  },
}

export const Every: Story = {
  tags: ['matrix'],
  args: {
    illustration: 'blocked',
    title: 'Not available where you are',
    text: 'Visitors from your region are not allowed to access the site.',
    facts: [
      { label: 'Your address', value: '203.0.113.7' },
      { label: 'Request', value: '7f3a-19c2' },
    ],
    actions: (
      <Button tone="quiet" fill>
        Customer service
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('203.0.113.7')).toBeVisible()
  },
}
