import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'

import { keepingValue } from '../../testing/keepingValue.tsx'
import { Matrix } from '../../testing/Matrix.tsx'
import { LONG_GERMAN } from '../../testing/samples.ts'
import { Stepper, type StepperProps } from './Stepper.tsx'

const meta = {
  title: 'Components/Forms/Stepper',
  component: Stepper,
  args: {
    label: 'Multiple',
    value: 1,
    max: 99,
    onChange: fn(),
    decreaseLabel: 'One less',
    increaseLabel: 'One more',
  },
} satisfies Meta<typeof Stepper>

export default meta
type Story = StoryObj<typeof meta>

const Live = keepingValue<StepperProps>(Stepper)

export const Playground: Story = {
  render: (args) => <Live {...args} />,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'One more' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(2)
    await userEvent.keyboard('{Tab}')
    await userEvent.type(canvas.getByRole('spinbutton', { name: 'Multiple' }), '{End}')
    await expect(canvas.getByRole('spinbutton', { name: 'Multiple' })).toHaveValue('99')
  },
}

export const Every: Story = {
  tags: ['matrix'],
  render: (args) => (
    <Matrix
      cells={{
        least: <Stepper {...args} label="At its least" />,
        middle: <Stepper {...args} label="In between" value={25} />,
        most: <Stepper {...args} label="At its most" value={99} />,
        disabled: <Stepper {...args} label="Closed" disabled />,
        long: <Stepper {...args} label={LONG_GERMAN} value={5} />,
        rtl: (
          <div dir="rtl">
            <Stepper {...args} label="المضاعف" value={5} />
          </div>
        ),
      }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: 'One less' })[0]).toBeDisabled()
    await expect(canvas.getByRole('spinbutton', { name: 'At its most' })).toHaveAttribute(
      'aria-valuemax',
      '99',
    )
  },
}
