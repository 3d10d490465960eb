import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Matrix } from '../../testing/Matrix.tsx'
import { IconClock } from '../icon/index.ts'
import { StatusTag } from './StatusTag.tsx'

const meta = {
  title: 'Components/Money/StatusTag',
  component: StatusTag,
  args: { label: 'Pending', tone: 'warning' },
} satisfies Meta<typeof StatusTag>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Pending')).toBeVisible()
  },
}

export const Every: Story = {
  tags: ['matrix'],
  render: () => (
    <Matrix
      columns={3}
      cells={Object.fromEntries(
        (['neutral', 'brand', 'success', 'warning', 'danger', 'info'] as const).map((tone) => [
          tone,
          <StatusTag key={tone} tone={tone} label="Being checked" icon={IconClock} />,
        ]),
      )}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Being checked')).toHaveLength(6)
  },
}
