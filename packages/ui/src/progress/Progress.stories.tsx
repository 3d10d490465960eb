import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Matrix } from '../../testing/Matrix.tsx'
import { Progress } from './Progress.tsx'

const meta = {
  title: 'Components/Feedback/Progress',
  component: Progress,
  args: { label: 'Turnover', value: 1200, max: 5000, valueLabel: '1,200 of 5,000' },
} satisfies Meta<typeof Progress>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Turnover' })).toHaveAttribute(
      'aria-valuetext',
      '1,200 of 5,000',
    )
  },
}

export const Every: Story = {
  tags: ['matrix'],
  render: (args) => (
    <Matrix
      cells={{
        part: <Progress {...args} />,
        nothing: <Progress {...args} label="Level" value={0} valueLabel="0 of 5,000" />,
        done: <Progress {...args} label="Upload" value={5000} valueLabel="Done" tone="success" />,
        low: <Progress {...args} label="Limit" value={4800} valueLabel="96 %" tone="warning" />,
        line: <Progress {...args} label="Way" weight="line" />,
        rtl: (
          <div dir="rtl">
            <Progress {...args} label="التقدم" valueLabel="1,200 من 5,000" />
          </div>
        ),
      }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('progressbar')).toHaveLength(6)
  },
}
