import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { PULLED, PullIndicator } from './index.ts'

/** As far as a finger pulls it before it refreshes. */
const pull = (element: HTMLSpanElement | null): void => element?.style.setProperty(PULLED, '1')

const meta = {
  title: 'Components/Feedback/PullIndicator',
  component: PullIndicator,
  args: { state: 'pulled', status: 'Updating', ref: pull },
} satisfies Meta<typeof PullIndicator>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Updating')
  },
}

export const Every: Story = {
  tags: ['matrix'],
  args: { state: 'busy' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-state="busy"]')).toBeVisible()
  },
}
