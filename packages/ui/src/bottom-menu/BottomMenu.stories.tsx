import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'

import { IconAgent, IconCustomerService, IconHome, IconMember, IconPromotion } from '../icon/index.ts'
import { BottomMenu } from './BottomMenu.tsx'

const meta = {
  title: 'Components/Navigation/BottomMenu',
  component: BottomMenu,
  parameters: { stage: 'page' },
  args: {
    label: 'Main',
    items: [
      { id: 'home', label: 'Home', icon: IconHome, href: '/m/home', current: true },
      {
        id: 'service',
        label: 'Service',
        icon: IconCustomerService,
        onPress: fn(),
        count: 3,
        countLabel: '3 unread',
      },
      { id: 'activity', label: 'Promotions', icon: IconPromotion, href: '/m/activity' },
      { id: 'agent', label: 'Agent', icon: IconAgent, onPress: fn() },
      { id: 'member', label: 'Mitgliederbereich', icon: IconMember, onPress: fn() },
    ],
  },
} satisfies Meta<typeof BottomMenu>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page')
    await userEvent.click(canvas.getByRole('button', { name: /Service/ }))
    await expect(args.items[1]?.onPress).toHaveBeenCalledOnce()
  },
}

export const Every: Story = {
  tags: ['matrix'],
  render: (args) => (
    <>
      <div style={{ blockSize: '6rem', position: 'relative', transform: 'none', contain: 'paint' }}>
        <BottomMenu {...args} label="Bar" />
      </div>
      <div style={{ blockSize: '6rem', position: 'relative', contain: 'paint' }}>
        <BottomMenu {...args} label="Floating" variant="floating" />
      </div>
      <div style={{ blockSize: '7rem', position: 'relative', contain: 'paint' }}>
        <BottomMenu {...args} label="Raised" items={args.items.slice(0, 3)} raised="service" />
      </div>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('navigation')).toHaveLength(3)
  },
}
