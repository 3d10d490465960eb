import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Matrix } from '../../testing/Matrix.tsx'
import * as icons from './index.ts'

const meta = {
  title: 'Components/Content/Icon',
  component: icons.IconHome,
  args: { label: 'Home' },
} satisfies Meta<typeof icons.IconHome>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Home' })).toBeVisible()
  },
}

export const Every: Story = {
  tags: ['matrix'],
  render: () => (
    <Matrix
      columns={3}
      cells={Object.fromEntries(
        Object.entries(icons).map(([name, Icon]) => [name.slice(4), <Icon key={name} size="large" />]),
      )}
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('svg[aria-hidden="true"]')).toHaveLength(
      Object.keys(icons).length,
    )
  },
}
