import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'

import { LONG_GERMAN } from '../../testing/samples.ts'
import { DepositMoment, LevelMoment, WinMoment } from './index.ts'

const meta = {
  title: 'Components/Feedback/Moment',
  component: WinMoment,
  globals: { motion: 'full' },
  args: {
    title: 'You won',
    subject: '€1,240.00',
    detail: 'Draw 20261120-144',
    closeLabel: 'Close',
    onClose: fn(),
  },
} satisfies Meta<typeof WinMoment>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Close' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('You won€1,240.00')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const Level: Story = {
  args: { title: 'Your new level', subject: 'Gold', detail: undefined },
  render: (args) => <LevelMoment {...args} />,
}

/** First deposit, with long words: the form that may lead on to the limits. */
export const Every: Story = {
  tags: ['matrix'],
  globals: { motion: 'reduced' },
  args: { title: 'Your first deposit', subject: '205.015.000 ₫', detail: LONG_GERMAN },
  render: (args) => <DepositMoment {...args} action={<a href="#limits">Set your limits</a>} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Set your limits' })).toBeVisible()
  },
}
