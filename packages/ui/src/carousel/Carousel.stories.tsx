import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'

import { sampleArt } from '../../testing/samples.ts'
import { Image } from '../image/index.ts'
import { Carousel } from './Carousel.tsx'

const meta = {
  title: 'Components/Content/Carousel',
  component: Carousel<string>,
  parameters: { stage: 'page' },
  globals: { motion: 'full' },
  args: {
    label: 'Offers',
    slides: ['Cashback', 'Jackpot', 'Welcome'],
    keyOf: (name) => name,
    children: slide,
    pauseLabel: 'Pause',
    playLabel: 'Play',
    positionLabel: (index, total) => `${index} of ${total}`,
  },
} satisfies Meta<typeof Carousel<string>>

export default meta
type Story = StoryObj<typeof meta>

function slide(name: string, first: boolean) {
  return (
    <Image
      src={sampleArt(name.length, [400, 200])}
      alt={name}
      ratio="banner"
      corners="card"
      priority={first}
    />
  )
}

export const Playground: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }))
    await expect(canvas.getByRole('button', { name: 'Play' })).toBeVisible()
  },
}

export const Every: Story = {
  tags: ['matrix'],
  render: (args) => (
    <>
      <Carousel {...args} />
      <Carousel {...args} label="One offer" slides={['Alone']} />
      <Carousel {...args} label="From edge to edge" width="edge" dots="over" />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'One offer' })).toBeVisible()
    await expect(canvas.getAllByRole('button')).toHaveLength(2)
  },
}
