import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'

import { Matrix } from '../../testing/Matrix.tsx'
import { LONG_GERMAN } from '../../testing/samples.ts'
import { TextLink } from '../text-link/index.ts'
import { Checkbox } from './Checkbox.tsx'

const meta = {
  title: 'Components/Forms/Checkbox',
  component: Checkbox,
  args: { label: 'Remember my password', checked: true, onChange: fn() },
} satisfies Meta<typeof Checkbox>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('Remember my password'))
    await expect(args.onChange).toHaveBeenCalledWith(false)
  },
}

export const Every: Story = {
  tags: ['matrix'],
  render: ({ onChange }) => (
    <Matrix
      cells={{
        checked: <Checkbox label="Remember my password" checked onChange={onChange} />,
        empty: <Checkbox label="Remember my password" checked={false} onChange={onChange} />,
        error: (
          <Checkbox
            label={
              <>
                I am 18 or over and accept the{' '}
                <TextLink href="/m/agreement" inline>
                  user agreement
                </TextLink>
              </>
            }
            checked={false}
            error="Please confirm your age"
            onChange={onChange}
          />
        ),
        disabled: <Checkbox label="Always on" checked disabled onChange={onChange} />,
        long: <Checkbox label={LONG_GERMAN} checked={false} onChange={onChange} />,
        rtl: (
          <div dir="rtl">
            <Checkbox label="تذكرني" checked onChange={onChange} />
          </div>
        ),
      }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: /18 or over/ })).toHaveAccessibleDescription(
      'Please confirm your age',
    )
  },
}
