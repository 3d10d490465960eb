import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'

import { Matrix } from '../../testing/Matrix.tsx'
import { IconFavourite, IconMenu, IconNotice, IconSearch } from '../icon/index.ts'
import { IconButton, IconLink } from './IconButton.tsx'

const meta = {
  title: 'Components/Forms/IconButton',
  component: IconButton,
  args: { label: 'Open menu', icon: IconMenu, onPress: fn() },
} satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Open menu' })
    await userEvent.click(button)
    await expect(args.onPress).toHaveBeenCalledOnce()
    await expect(button.getBoundingClientRect().width).toBeGreaterThanOrEqual(44)
  },
}

export const Every: Story = {
  tags: ['matrix'],
  render: ({ onPress }) => (
    <Matrix
      columns={3}
      cells={{
        plain: <IconButton label="Menu" icon={IconMenu} onPress={onPress} />,
        quiet: <IconButton label="Search" icon={IconSearch} tone="quiet" onPress={onPress} />,
        brand: <IconButton label="Find" icon={IconSearch} tone="brand" onPress={onPress} />,
        media: (
          <IconButton
            label="Favourite: Golden Koi"
            icon={IconFavourite}
            tone="media"
            pressed={false}
            onPress={onPress}
          />
        ),
        pressed: (
          <IconButton label="Favourite: Night Market" icon={IconFavourite} pressed onPress={onPress} />
        ),
        count: <IconLink label="Messages, 99+ unread" icon={IconNotice} count={120} href="/m/message" />,
        disabled: <IconButton label="Refresh" icon={IconSearch} disabled onPress={onPress} />,
      }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Favourite: Night Market' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await expect(canvas.getByText('99+')).toBeVisible()
  },
}
