import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

import { keepingValue } from '../../testing/keepingValue.tsx'
import { Matrix } from '../../testing/Matrix.tsx'
import { Select, type SelectProps } from './Select.tsx'

const meta = {
  title: 'Components/Forms/Select',
  component: Select,
  args: {
    label: 'Question type',
    placeholder: 'Choose one',
    closeLabel: 'Close',
    value: undefined,
    onChange: fn(),
    options: ['Deposit', 'Withdrawal', 'Game', 'Customer service', 'Apply agent'].map((label) => ({
      value: label,
      label,
    })),
  },
} satisfies Meta<typeof Select>

export default meta
type Story = StoryObj<typeof meta>

const Live = keepingValue<SelectProps<string>>(Select)

export const Playground: Story = {
  render: (args) => <Live {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: /Question type/ }))
    const sheet = within(canvas.getByRole('dialog', { name: 'Question type' }))
    sheet.getByRole('option', { name: 'Deposit' }).focus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(canvas.getByRole('combobox', { name: /Question type/ })).toHaveTextContent('Withdrawal')
  },
}

export const Every: Story = {
  tags: ['matrix'],
  render: (args) => (
    <Matrix
      cells={{
        empty: <Select {...args} />,
        chosen: <Select {...args} label="Bank" value="Deposit" help="Where it goes" />,
        error: <Select {...args} label="Type" error="Choose one" />,
        disabled: <Select {...args} label="Fixed" value="Game" disabled />,
      }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('combobox')).toHaveLength(4)
  },
}
