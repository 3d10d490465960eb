import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'

import { Matrix } from '../../testing/Matrix.tsx'
import { Switch } from './Switch.tsx'

const meta = {
  title: 'Components/Switch',
  component: Switch,
  args: { label: 'Reality check', detail: 'A reminder every hour', on: false, onChange: fn() },
} satisfies Meta<typeof Switch>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('switch', { name: /Reality check/ }))
    await expect(args.onChange).toHaveBeenCalledWith(true)
  },
}

export const Every: Story = {
  tags: ['matrix'],
  render: (args) => (
    <Matrix
      cells={{
        off: <Switch {...args} />,
        on: <Switch {...args} label="Reality check on" on />,
        disabled: <Switch {...args} label="Locked" detail={undefined} disabled />,
        'disabled on': <Switch {...args} label="Locked on" on disabled />,
        rtl: (
          <div dir="rtl">
            <Switch {...args} label="الوضع الداكن" detail={undefined} on />
          </div>
        ),
      }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: /Reality check on/ })).toBeChecked()
  },
}
