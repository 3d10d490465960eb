import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Matrix } from '../../testing/Matrix.tsx'
import { QrCode } from './QrCode.tsx'

const meta = {
  title: 'Components/Money/QrCode',
  component: QrCode,
  args: { value: 'https://example.com/m/register?code=MAI88', label: 'QR code of your invitation link' },
} satisfies Meta<typeof QrCode>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'QR code of your invitation link' })).toBeVisible()
  },
}

export const Every: Story = {
  tags: ['matrix'],
  render: (args) => (
    <Matrix
      cells={{
        medium: <QrCode {...args} />,
        large: <QrCode {...args} size="large" label="Large" />,
        'much text': (
          <QrCode {...args} value={`${args.value}&${'x'.repeat(400)}`} label="Much text" size="large" />
        ),
      }}
    />
  ),
  play: async ({ canvas }) => {
    for (const picture of await canvas.findAllByRole('img'))
      await expect(picture.querySelectorAll('path')).toHaveLength(1)
  },
}
