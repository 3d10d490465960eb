import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'

import { keepingValue } from '../../testing/keepingValue.tsx'
import { Matrix } from '../../testing/Matrix.tsx'
import { ARABIC, LONG_GERMAN, LONG_TAMIL } from '../../testing/samples.ts'
import { Textarea, type TextareaProps } from './Textarea.tsx'

const meta = {
  title: 'Components/Forms/Textarea',
  component: Textarea,
  args: {
    label: 'Your question',
    value: '',
    onChange: fn(),
    maxLength: 200,
    counter: (used, max) => ({ drawn: `${used} / ${max}`, said: `${max - used} characters left` }),
    help: '20 to 200 characters',
    placeholder: 'What happened, and when?',
  },
} satisfies Meta<typeof Textarea>

export default meta
type Story = StoryObj<typeof meta>

const Live = keepingValue<TextareaProps>(Textarea)

export const Playground: Story = {
  render: (args) => <Live {...args} />,
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your question' }), 'Hello')
    await expect(args.onChange).toHaveBeenLastCalledWith('Hello')
    await expect(canvas.getByText('5 / 200')).toBeVisible()
  },
}

export const Every: Story = {
  tags: ['matrix'],
  render: (args) => (
    <Matrix
      cells={{
        empty: <Textarea {...args} />,
        grown: <Textarea {...args} label="Long" value={`${LONG_GERMAN}\n${LONG_TAMIL}\n`.repeat(2).trim()} />,
        error: <Textarea {...args} label="Wrong" value="No" error="Tell us a little more" />,
        disabled: <Textarea {...args} label="Closed" value="Sent on Monday" disabled />,
        rtl: (
          <div dir="rtl">
            <Textarea {...args} label="سؤالك" value={ARABIC} help="من 20 إلى 200 حرف" />
          </div>
        ),
      }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Wrong' })).toBeInvalid()
  },
}
