import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Matrix } from '../../testing/Matrix.tsx'
import { sampleArt } from '../../testing/samples.ts'
import { Logo } from './Logo.tsx'

const meta = {
  title: 'Components/Content/Logo',
  component: Logo,
  args: {
    src: sampleArt(1, [160, 44]),
    lightSrc: sampleArt(4, [160, 44]),
    theme: 'dark',
    name: 'Aurora',
    href: '/m/home',
  },
} satisfies Meta<typeof Logo>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Aurora' })).toHaveAttribute('href', '/m/home')
  },
}

export const Every: Story = {
  tags: ['matrix'],
  render: (args) => (
    <Matrix cells={{ header: <Logo {...args} />, large: <Logo {...args} size="large" href={undefined} /> }} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img', { name: 'Aurora' })).toHaveLength(2)
  },
}
