import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Matrix } from '../../testing/Matrix.tsx'
import { BROKEN_IMAGE, sampleArt } from '../../testing/samples.ts'
import { Avatar } from './Avatar.tsx'

const meta = {
  title: 'Components/Content/Avatar',
  component: Avatar,
  args: { name: 'Mai' },
} satisfies Meta<typeof Avatar>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('M')).toBeVisible()
  },
}

export const Every: Story = {
  tags: ['matrix'],
  render: () => (
    <Matrix
      columns={3}
      cells={{
        initial: <Avatar name="Mai" />,
        picture: <Avatar name="Mai" src={sampleArt(4, [96, 96])} />,
        broken: <Avatar name="Nam" src={BROKEN_IMAGE} />,
        large: <Avatar name="مريم" size="large" />,
      }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('N')).toBeVisible()
  },
}
