import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { LONG_GERMAN } from '../../testing/samples.ts'
import { Card } from '../card/index.ts'
import { IconCustomerService, IconDeposit, IconReward, IconWithdraw } from '../icon/index.ts'
import { Shortcuts } from './Shortcut.tsx'

const meta = {
  title: 'Components/Navigation/Shortcuts',
  component: Shortcuts,
  args: {
    label: 'Shortcuts',
    items: [
      { id: 'deposit', label: 'Deposit', icon: IconDeposit, href: '/m/voucherCenter', tone: 'brand' },
      { id: 'withdraw', label: 'Withdraw', icon: IconWithdraw, href: '/m/withdraw' },
      {
        id: 'reward',
        label: 'Rewards',
        icon: IconReward,
        href: '/m/rewardCenter',
        count: 4,
        countLabel: '4 to claim',
      },
      { id: 'service', label: 'Service', icon: IconCustomerService, onPress: () => undefined },
    ],
  },
} satisfies Meta<typeof Shortcuts>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Rewards/ })).toHaveTextContent('4 to claim')
  },
}

export const Every: Story = {
  tags: ['matrix'],
  render: (args) => (
    <>
      <Card>
        <Shortcuts {...args} />
      </Card>
      <Shortcuts label="Long" items={args.items.map((item) => ({ ...item, label: LONG_GERMAN }))} />
      <Shortcuts
        label="Pills"
        arrangement="pills"
        items={[...args.items, ...args.items.map((item) => ({ ...item, id: `more ${item.id}` }))]}
      />
      <Shortcuts
        label="Tiles"
        arrangement="tiles"
        items={args.items.map((item) => ({ ...item, value: item.id === 'withdraw' ? 'Not set' : undefined }))}
      />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(20)
    const icons = canvas.getByRole('list', { name: 'Pills' }).querySelectorAll('svg')
    for (const icon of icons) await expect(icon.getBoundingClientRect().width).toBeGreaterThan(12)
  },
}
