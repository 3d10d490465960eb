import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { LONG_GERMAN } from '../../testing/samples.ts'
import { IconHot } from '../icon/index.ts'
import { Section } from './Section.tsx'

const meta = {
  title: 'Components/Content/Section',
  component: Section,
  args: {
    title: 'Hot games',
    icon: IconHot,
    more: { label: 'More', href: '/m/gameList?type=hot' },
    children: 'Games',
  },
} satisfies Meta<typeof Section>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Hot games' })).toBeVisible()
  },
}

export const Every: Story = {
  tags: ['matrix'],
  render: (args) => (
    <>
      <Section {...args} />
      <Section {...args} title={LONG_GERMAN} icon={undefined} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('region')).toHaveLength(2)
  },
}
