import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Card } from '../card/index.ts'
import { TwoPanes } from './TwoPanes.tsx'

const meta = {
  title: 'Components/Content/TwoPanes',
  component: TwoPanes,
  parameters: { stage: 'page' },
  args: { kind: 'list', side: <Card>List</Card>, children: <Card>Letter</Card> },
} satisfies Meta<typeof TwoPanes>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Letter')).toBeVisible()
  },
}

export const Every: Story = {
  tags: ['matrix'],
  args: { kind: 'slip', side: <Card>Slip</Card>, children: <Card>Numbers</Card> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Slip')).toBeVisible()
  },
}
