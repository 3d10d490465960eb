import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { RichText } from './RichText.tsx'

const meta = {
  title: 'Components/Content/RichText',
  component: RichText,
  args: {
    html: '<p><strong>Bring a friend</strong> and you both start with a bonus.</p><script>alert(1)</script>',
  },
} satisfies Meta<typeof RichText>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Bring a friend')).toBeVisible()
    await expect(canvasElement.querySelector('script')).toBeNull()
  },
}

export const Every: Story = {
  tags: ['matrix'],
  args: {
    html: '<h2>Weekly cashback</h2><p>Paid on <b>Monday</b>; see <a href="/m/activity">promotions</a> or <a href="https://example.com">the rules</a>.</p><ul><li>Slots 1.2 %</li><li>Live 0.8 %</li></ul><blockquote>Play should stay play.</blockquote><table><thead><tr><th>Level</th><th>Rate</th></tr></thead><tbody><tr><td>Gold</td><td>1.2 %</td></tr></tbody></table><iframe src="https://example.com"></iframe>',
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('link', { name: 'the rules' })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    )
    await expect(canvasElement.querySelector('iframe')).toBeNull()
  },
}
