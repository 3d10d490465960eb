import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'

import { Matrix } from '../../testing/Matrix.tsx'
import { sampleArt } from '../../testing/samples.ts'
import { CaptchaField } from './CaptchaField.tsx'

const meta = {
  title: 'Components/Forms/CaptchaField',
  component: CaptchaField,
  args: {
    label: 'Verification code',
    value: '',
    onChange: fn(),
    onRefresh: fn(),
    refreshLabel: 'Show another picture',
    image: sampleArt(3, [132, 44]),
  },
} satisfies Meta<typeof CaptchaField>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Verification code'), '7x')
    await expect(args.onChange).toHaveBeenCalledWith('7')
    await userEvent.click(canvas.getByRole('button', { name: 'Show another picture' }))
    await expect(args.onRefresh).toHaveBeenCalledOnce()
  },
}

export const Every: Story = {
  tags: ['matrix'],
  render: (args) => (
    <Matrix
      cells={{
        rest: <CaptchaField {...args} />,
        loading: <CaptchaField {...args} label="Loading" loading />,
        failed: <CaptchaField {...args} label="No picture" image={undefined} />,
        error: <CaptchaField {...args} label="Wrong code" value="1234" error="Verification code error" />,
      }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Wrong code')).toBeInvalid()
  },
}
