import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'

import { keepingValue } from '../../testing/keepingValue.tsx'
import { Matrix } from '../../testing/Matrix.tsx'
import { LONG_GERMAN } from '../../testing/samples.ts'
import { IconMember } from '../icon/index.ts'
import { TextField, type TextFieldProps } from './TextField.tsx'

const meta = {
  title: 'Components/Forms/TextField',
  component: TextField,
  args: { label: 'Username', value: '', onChange: fn(), help: '4 to 16 letters and digits' },
} satisfies Meta<typeof TextField>

export default meta
type Story = StoryObj<typeof meta>

const Live = keepingValue<TextFieldProps>(TextField)

export const Playground: Story = {
  render: (args) => <Live {...args} />,
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Username' }), 'mai88')
    await expect(args.onChange).toHaveBeenLastCalledWith('mai88')
  },
}

export const Every: Story = {
  tags: ['matrix'],
  render: ({ onChange }) => (
    <Matrix
      cells={{
        rest: (
          <TextField
            label="Username"
            value=""
            placeholder="mai88"
            help="4 to 16 letters and digits"
            onChange={onChange}
          />
        ),
        icon: <TextField label="Username" value="mai88" icon={IconMember} onChange={onChange} />,
        error: (
          <TextField
            label="Username"
            value="m"
            help="4 to 16 letters and digits"
            error="This name is too short"
            onChange={onChange}
          />
        ),
        'long error': (
          <TextField label={LONG_GERMAN} value="" aside="optional" error={LONG_GERMAN} onChange={onChange} />
        ),
        'read only': <TextField label="Account" value="mai88" readOnly onChange={onChange} />,
        disabled: <TextField label="Referrer" value="fixed" disabled onChange={onChange} />,
        rtl: (
          <div dir="rtl">
            <TextField label="اسم المستخدم" value="mai88" dir="ltr" icon={IconMember} onChange={onChange} />
          </div>
        ),
      }}
    />
  ),
  play: async ({ canvas }) => {
    const wrong = canvas.getAllByRole('textbox', { name: 'Username' }).at(-1)
    await expect(wrong).toBeInvalid()
    await expect(wrong).toHaveAccessibleDescription(/too short/)
  },
}
