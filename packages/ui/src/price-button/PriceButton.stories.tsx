import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'

import { Matrix } from '../../testing/Matrix.tsx'
import { Chip } from '../chip/Chip.tsx'
import { PriceButton, type PriceButtonProps } from './PriceButton.tsx'

const meta = {
  title: 'Components/Play/PriceButton',
  component: PriceButton,
  args: { label: 'Harbour City', price: '2.10', sign: '1', onPress: fn() },
} satisfies Meta<typeof PriceButton>

export default meta
type Story = StoryObj<typeof meta>

const PRICES = ['2.10', '2.24', '2.16'] as const

/** Price that changes at a press of the button below. */
function Changing({ onPress, label, sign }: PriceButtonProps) {
  const [turn, setTurn] = useState(0)
  const price = PRICES[turn % PRICES.length] ?? ''
  return (
    <>
      <PriceButton
        label={label}
        sign={sign}
        price={price}
        move={turn === 0 ? undefined : turn % PRICES.length === 1 ? 'up' : 'down'}
        onPress={onPress}
      />
      <Chip label="Change" onPress={() => setTurn(turn + 1)} />
    </>
  )
}

export const Playground: Story = {
  render: (args) => <Changing {...args} />,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Harbour City 2.24' }))
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
}

export const Every: Story = {
  tags: ['matrix'],
  render: ({ onPress }) => (
    <Matrix
      columns={3}
      cells={{
        decimal: <PriceButton label="Home" sign="1" price="2.10" onPress={onPress} />,
        fraction: <PriceButton label="Draw" sign="X" price="100/30" onPress={onPress} />,
        american: <PriceButton label="Away" sign="2" price="−10000" onPress={onPress} />,
        better: <PriceButton label="Better" price="2.24" move="up" onPress={onPress} />,
        worse: <PriceButton label="Worse" sign="2" price="1.95" move="down" onPress={onPress} />,
        closed: <PriceButton label="Closed" sign="1" price="2.10" disabled onPress={onPress} />,
        rtl: (
          <div dir="rtl">
            <PriceButton label="تعادل" sign="X" price="+340" move="up" onPress={onPress} />
          </div>
        ),
      }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Better 2.24' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Closed 2.10' })).toBeDisabled()
  },
}
