import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'

import { sampleArt } from '../../testing/samples.ts'
import { LanguagePicker } from './LanguagePicker.tsx'

const meta = {
  title: 'Components/Navigation/LanguagePicker',
  component: LanguagePicker,
  args: {
    label: 'Language',
    selected: 'EN',
    onSelect: fn(),
    languages: [
      { code: 'EN', name: 'English', tag: 'en', flag: sampleArt(1, [30, 20]) },
      { code: 'VI', name: 'Tiếng Việt', tag: 'vi', flag: sampleArt(2, [30, 20]) },
      { code: 'AR', name: 'العربية', tag: 'ar', flag: sampleArt(3, [30, 20]) },
      { code: 'TA', name: 'தமிழ்', tag: 'ta', flag: sampleArt(4, [30, 20]) },
    ],
  },
} satisfies Meta<typeof LanguagePicker>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('option', { name: 'Tiếng Việt' }))
    await expect(args.onSelect).toHaveBeenCalledWith('VI')
  },
}

export const Every: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('option', { name: 'English' })).toHaveAttribute('aria-selected', 'true')
  },
}
