import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Matrix } from '../../testing/Matrix.tsx'
import { Sum } from './Sum.tsx'

const meta = {
  title: 'Components/Money/Sum',
  component: Sum,
  args: {
    label: 'Total',
    parts: [
      { kind: 'currency', text: '€' },
      { kind: 'amount', text: '1,250.00' },
    ],
  },
} satisfies Meta<typeof Sum>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1,250.00')).toBeVisible()
  },
}

export const Every: Story = {
  tags: ['matrix'],
  render: ({ parts }) => (
    <Matrix
      columns={2}
      cells={{
        labelled: <Sum label="Total" parts={parts} />,
        plain: <Sum parts={parts} />,
        long: (
          <Sum
            parts={[
              { kind: 'amount', text: '98.765.432.100 ' },
              { kind: 'currency', text: '₫' },
            ]}
          />
        ),
      }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('98.765.432.100')).toBeVisible()
  },
}
