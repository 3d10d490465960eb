import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'

import { Matrix } from '../../testing/Matrix.tsx'
import { Card } from '../card/index.ts'
import { Balance } from './Balance.tsx'

const meta = {
  title: 'Components/Money/Balance',
  component: Balance,
  args: {
    label: 'Balance',
    symbol: '€',
    amount: '12,480',
    amountWithDecimals: '12,480.50',
    hidden: false,
    onHiddenChange: fn(),
    onRefresh: fn(),
    labels: {
      show: 'Show balance',
      hide: 'Hide balance',
      refresh: 'Refresh balance',
      hidden: 'Balance hidden',
    },
  },
} satisfies Meta<typeof Balance>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hide balance' }))
    await expect(args.onHiddenChange).toHaveBeenCalledWith(true)
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh balance' }))
    await expect(args.onRefresh).toHaveBeenCalledOnce()
  },
}

export const Every: Story = {
  tags: ['matrix'],
  render: (args) => (
    <Matrix
      cells={{
        shown: (
          <Card>
            <Balance {...args} />
          </Card>
        ),
        hidden: (
          <Card>
            <Balance {...args} hidden />
          </Card>
        ),
        refreshing: (
          <Card>
            <Balance {...args} refreshing />
          </Card>
        ),
        unknown: (
          <Card>
            <Balance {...args} amount={undefined} amountWithDecimals={undefined} />
          </Card>
        ),
        'very large': (
          <Card>
            <Balance {...args} symbol="₫" amount="98,765,432,100" amountWithDecimals="98,765,432,100.00" />
          </Card>
        ),
        row: (
          <Card>
            <Balance {...args} size="row" />
          </Card>
        ),
        small: (
          <Card>
            <Balance {...args} size="small" />
          </Card>
        ),
        rtl: (
          <div dir="rtl">
            <Card>
              <Balance {...args} label="الرصيد" />
            </Card>
          </div>
        ),
      }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('**,***.**')).toBeVisible()
  },
}
