import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Matrix } from '../../testing/Matrix.tsx'
import { Countdown } from './Countdown.tsx'

const meta = {
  title: 'Components/Play/Countdown',
  component: Countdown,
  args: { until: Date.now() + 3_725_000, say: (seconds) => `${Math.ceil(seconds / 60)} minutes left` },
} satisfies Meta<typeof Countdown>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent(/minutes left/)
  },
}

export const Every: Story = {
  tags: ['matrix'],
  render: (args) => (
    <Matrix
      cells={{
        running: <Countdown {...args} />,
        'less than an hour': <Countdown {...args} until={Date.now() + 125_000} />,
        over: <Countdown {...args} until={0} />,
        rtl: (
          <div dir="rtl">
            <Countdown {...args} />
          </div>
        ),
      }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('timer')).toHaveLength(4)
  },
}
