import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'

import { keepingValue } from '../../testing/keepingValue.tsx'
import { Matrix } from '../../testing/Matrix.tsx'
import { ARABIC, LONG_GERMAN, LONG_TAMIL, sampleArt } from '../../testing/samples.ts'
import { IconBankCard, IconQrCode, IconWallet } from '../icon/index.ts'
import { StatusTag } from '../status-tag/index.ts'
import { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx'

const ways = [
  { value: 'bank', label: 'Bank transfer', detail: '€20 to €5,000 · 1 to 2 days', icon: IconWallet },
  {
    value: 'card',
    label: 'Card',
    detail: '€10 to €1,000 · at once',
    icon: IconBankCard,
    aside: <StatusTag tone="brand" label="No fee" />,
  },
  { value: 'qr', label: 'QR code', detail: 'Not available now', icon: IconQrCode, disabled: true },
]

const meta = {
  title: 'Components/Forms/RadioGroup',
  component: RadioGroup,
  args: {
    label: 'How to pay',
    choices: ways,
    value: undefined,
    onChange: fn(),
    variant: 'cards',
  },
} satisfies Meta<typeof RadioGroup>

export default meta
type Story = StoryObj<typeof meta>

const Live = keepingValue<RadioGroupProps<string>>(RadioGroup)

export const Playground: Story = {
  render: (args) => <Live {...args} />,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('Bank transfer'))
    await expect(args.onChange).toHaveBeenLastCalledWith('bank')
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onChange).toHaveBeenLastCalledWith('card')
    await expect(canvas.getByRole('radio', { name: /Card/ })).toHaveFocus()
  },
}

export const Every: Story = {
  tags: ['matrix'],
  render: (args) => (
    <Matrix
      cells={{
        cards: <RadioGroup {...args} value="card" help="Fees are those of your bank" />,
        pictures: (
          <RadioGroup
            {...args}
            label="Providers"
            value="one"
            choices={[
              { value: 'one', label: 'Mobile wallet', detail: '1% fee', picture: sampleArt(3, [80, 80]) },
              { value: 'two', label: 'Bitcoin', picture: sampleArt(5, [80, 80]), disabled: true },
            ]}
          />
        ),
        list: (
          <RadioGroup
            {...args}
            label="Gender"
            variant="list"
            value="b"
            choices={[
              { value: 'a', label: 'Female' },
              { value: 'b', label: 'Male' },
              { value: 'c', label: 'Rather not say', disabled: true },
            ]}
          />
        ),
        error: <RadioGroup {...args} label="Wrong" choices={ways.slice(0, 2)} error="Choose how to pay" />,
        long: (
          <RadioGroup
            {...args}
            label={LONG_GERMAN}
            value="a"
            choices={[
              { value: 'a', label: LONG_GERMAN, detail: LONG_GERMAN, aside: '€1,000,000' },
              { value: 'b', label: LONG_TAMIL },
            ]}
          />
        ),
        rtl: (
          <div dir="rtl">
            <RadioGroup
              {...args}
              label="طريقة الدفع"
              value="a"
              choices={[
                { value: 'a', label: ARABIC, icon: IconBankCard, aside: '١٠' },
                { value: 'b', label: 'تحويل بنكي', icon: IconWallet },
              ]}
            />
          </div>
        ),
      }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Wrong' })).toHaveAccessibleDescription(
      'Choose how to pay',
    )
    await expect(canvas.getByRole('radio', { name: 'Male' })).toBeChecked()
  },
}
