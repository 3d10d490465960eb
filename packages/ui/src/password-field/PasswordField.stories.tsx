import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'

import { Matrix } from '../../testing/Matrix.tsx'
import { PasswordField } from './PasswordField.tsx'

const meta = {
  title: 'Components/Forms/PasswordField',
  component: PasswordField,
  args: {
    label: 'Password',
    value: 'a long secret',
    onChange: fn(),
    autoComplete: 'current-password',
    showLabel: 'Show password',
    hideLabel: 'Hide password',
  },
} satisfies Meta<typeof PasswordField>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Password')
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(field).toHaveAttribute('type', 'text')
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }))
    await expect(field).toHaveAttribute('type', 'password')
  },
}

export const Every: Story = {
  tags: ['matrix'],
  render: (args) => (
    <Matrix
      cells={{
        rest: <PasswordField {...args} />,
        error: <PasswordField {...args} label="New password" help="8 to 20 characters" error="Too short" />,
        disabled: <PasswordField {...args} label="Old password" disabled />,
        rtl: (
          <div dir="rtl">
            <PasswordField {...args} label="كلمة المرور" />
          </div>
        ),
      }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('New password')).toBeInvalid()
  },
}
