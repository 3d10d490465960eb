import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Matrix } from '../../testing/Matrix.tsx'
import { Illustration } from './Illustration.tsx'

const meta = {
  title: 'Components/Content/Illustration',
  component: Illustration,
  args: { name: 'games' },
} satisfies Meta<typeof Illustration>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')?.closest('[aria-hidden]')).not.toBeNull()
  },
}

export const Every: Story = {
  tags: ['matrix'],
  render: () => (
    <Matrix
      columns={3}
      cells={Object.fromEntries(
        (
          [
            'games',
            'search',
            'messages',
            'records',
            'favourites',
            'offer',
            'error',
            'offline',
            'maintenance',
            'blocked',
            'locked',
            'success',
          ] as const
        ).map((name) => [name, <Illustration key={name} name={name} />]),
      )}
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('svg')).toHaveLength(12)
  },
}
