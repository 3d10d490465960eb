import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'

import { keepingValue } from '../../testing/keepingValue.tsx'
import { Matrix } from '../../testing/Matrix.tsx'
import { LONG_GERMAN, readAmount } from '../../testing/samples.ts'
import { AmountField, type AmountFieldProps } from './AmountField.tsx'

const euros = ['20', '50', '100', '200', '500'].map((value) => ({ value, label: `€${value}` }))

const meta = {
  title: 'Components/Money/AmountField',
  component: AmountField,
  args: {
    label: 'Amount',
    value: '',
    onChange: fn(),
    symbol: '€',
    decimals: 2,
    read: readAmount,
    presets: euros,
    presetsLabel: 'Amounts to choose from',
    help: '€10.00 to €5,000.00',
    placeholder: '0.00',
  },
} satisfies Meta<typeof AmountField>

export default meta
type Story = StoryObj<typeof meta>

const Live = keepingValue<AmountFieldProps>(AmountField)

export const Playground: Story = {
  render: (args) => <Live {...args} />,
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Amount' }), '12.50')
    await expect(args.onChange).toHaveBeenLastCalledWith('12.50')
    await userEvent.click(canvas.getByRole('button', { name: '€100' }))
    await expect(canvas.getByRole('textbox', { name: 'Amount' })).toHaveValue('100')
  },
}

export const Every: Story = {
  tags: ['matrix'],
  render: (args) => (
    <Matrix
      cells={{
        empty: <AmountField {...args} />,
        'a preset': <AmountField {...args} label="Deposit" aside="Balance €12,480.50" value="50" />,
        'no decimals': (
          <AmountField
            {...args}
            label="Withdraw"
            symbol="₫"
            symbolAtEnd
            decimals={0}
            value="98765432100"
            placeholder="0"
            help="100.000 ₫ to 300.000.000 ₫"
            presets={[
              { value: '100000', label: '100.000 ₫' },
              { value: '10000000', label: '10.000.000 ₫' },
              { value: '98765432100', label: 'All' },
            ]}
          />
        ),
        error: <AmountField {...args} label="Too little" value="5" error="At least €10.00" />,
        disabled: <AmountField {...args} label="Closed" value="20" disabled />,
        long: <AmountField {...args} label={LONG_GERMAN} presets={undefined} help={LONG_GERMAN} value="1" />,
        rtl: (
          <div dir="rtl">
            <AmountField
              {...args}
              label="المبلغ"
              symbol="د.إ"
              symbolAtEnd
              value="200"
              help="من 10 إلى 5000"
            />
          </div>
        ),
      }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Too little' })).toBeInvalid()
    await expect(canvas.getByRole('button', { name: 'All' })).toHaveAttribute('aria-pressed', 'true')
  },
}
