import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Matrix } from '../../testing/Matrix.tsx'
import { Badge, Dot } from './Badge.tsx'

const meta = {
  title: 'Components/Feedback/Badge',
  component: Badge,
  args: { count: 100, label: '100 unread' },
} satisfies Meta<typeof Badge>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99+')).toBeVisible()
  },
}

export const Every: Story = {
  tags: ['matrix'],
  render: () => (
    <Matrix
      columns={3}
      cells={{
        one: <Badge count={1} />,
        '99': <Badge count={99} />,
        '100': <Badge count={100} label="100 unread" />,
        brand: <Badge count={8} tone="brand" />,
        quiet: <Badge count={8} tone="quiet" />,
        dot: <Dot label="New" />,
      }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99+')).toBeVisible()
  },
}
