import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'

import { Matrix } from '../../testing/Matrix.tsx'
import { LONG_GERMAN } from '../../testing/samples.ts'
import { CodeField } from './CodeField.tsx'

const meta = {
  title: 'Components/Forms/CodeField',
  component: CodeField,
  args: {
    label: 'SMS code',
    value: '',
    onChange: fn(),
    onSend: fn(),
    sendLabel: 'Send code',
    waitLabel: (seconds) => `Again in ${seconds} s`,
    sentMessage: 'Code sent',
  },
} satisfies Meta<typeof CodeField>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send code' }))
    await expect(args.onSend).toHaveBeenCalledOnce()
  },
}

export const Every: Story = {
  tags: ['matrix'],
  render: (args) => (
    <Matrix
      cells={{
        rest: <CodeField {...args} />,
        sending: <CodeField {...args} label="Sending" sending />,
        waiting: <CodeField {...args} label="Waiting" value="123" nextSendAt={Date.now() + 58_000} />,
        error: <CodeField {...args} label="Wrong" value="123456" error="Verification code error" />,
        long: <CodeField {...args} label={LONG_GERMAN} value="123456" sendLabel={LONG_GERMAN} />,
        rtl: (
          <div dir="rtl">
            <CodeField {...args} label="رمز التحقق" value="123" sendLabel="إرسال الرمز" />
          </div>
        ),
      }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Again in 5\d s/ })).toBeDisabled()
  },
}
