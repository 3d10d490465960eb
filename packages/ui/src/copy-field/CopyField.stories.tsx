import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { Matrix } from '../../testing/Matrix.tsx'
import { LONG_GERMAN } from '../../testing/samples.ts'
import { CopyField } from './CopyField.tsx'
import { CopyText } from './CopyText.tsx'

const meta = {
  title: 'Components/Money/CopyField',
  component: CopyField,
  args: {
    label: 'Your invitation link',
    value: 'https://example.com/m/register?code=MAI88',
    copyLabel: 'Copy the link',
    copiedLabel: 'Copied',
    refusedLabel: 'Press and hold the text to copy it',
    onCopy: fn(),
  },
} satisfies Meta<typeof CopyField>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('textbox', { name: args.label })).toHaveValue(args.value)
    await expect(canvas.getByRole('button', { name: 'Copy the link' })).toBeVisible()
  },
}

export const Every: Story = {
  tags: ['matrix'],
  render: (args) => (
    <Matrix
      cells={{
        link: <CopyField {...args} />,
        'with help': (
          <CopyField
            {...args}
            label="Account number"
            value="DE02 1203 0000 0000 2020 51"
            copyLabel="Copy the number"
            help="Put the order number into the reference"
          />
        ),
        long: (
          <CopyField {...args} label={LONG_GERMAN} help={LONG_GERMAN} value={`${args.value}&x=1`.repeat(3)} />
        ),
        'in a line': (
          <CopyText
            value="D-2026-000144"
            copyLabel="Copy order number D-2026-000144"
            copiedLabel={args.copiedLabel}
            refusedLabel={args.refusedLabel}
          />
        ),
        rtl: (
          <div dir="rtl">
            <CopyField {...args} label="رابط الدعوة" copyLabel="نسخ" />
          </div>
        ),
      }}
    />
  ),
  play: async ({ canvas }) => {
    for (const field of canvas.getAllByRole('textbox')) await expect(field).toHaveAttribute('readonly')
  },
}
