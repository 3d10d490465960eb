import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'

import { Matrix } from '../../testing/Matrix.tsx'
import { ARABIC, LONG_GERMAN, LONG_TAMIL } from '../../testing/samples.ts'
import { IconFavourite, IconHot, IconRecent } from '../icon/index.ts'
import { Chip, ChipGroup } from './Chip.tsx'

const meta = {
  title: 'Components/Forms/Chip',
  component: Chip,
  args: { label: 'Favourite', onPress: fn(), pressed: false, icon: IconFavourite },
} satisfies Meta<typeof Chip>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Favourite' }))
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
}

export const Every: Story = {
  tags: ['matrix'],
  render: ({ onPress }) => (
    <Matrix
      cells={{
        wrap: (
          <ChipGroup label="Show">
            <Chip label="Hot" icon={IconHot} pressed onPress={onPress} />
            <Chip label="Recent" icon={IconRecent} pressed={false} onPress={onPress} />
            <Chip label="Favourite" icon={IconFavourite} pressed={false} onPress={onPress} />
            <Chip label="Clear" onPress={onPress} />
            <Chip label="Closed" disabled onPress={onPress} />
          </ChipGroup>
        ),
        equal: (
          <ChipGroup label="Amounts" layout="equal">
            {['€10', '€20', '€50', '€100', '€500', '€1,000'].map((label) => (
              <Chip key={label} label={label} pressed={label === '€50'} onPress={onPress} />
            ))}
          </ChipGroup>
        ),
        long: (
          <ChipGroup label="Long words">
            <Chip label={LONG_GERMAN} pressed onPress={onPress} />
            <Chip label={LONG_TAMIL} onPress={onPress} />
          </ChipGroup>
        ),
        rtl: (
          <div dir="rtl">
            <ChipGroup label="عرض">
              <Chip label={ARABIC} icon={IconHot} pressed onPress={onPress} />
              <Chip label="الأحدث" icon={IconRecent} pressed={false} onPress={onPress} />
            </ChipGroup>
          </div>
        ),
      }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Hot' })).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.getByRole('button', { name: 'Clear' })).not.toHaveAttribute('aria-pressed')
    for (const chip of canvas.getAllByRole('button'))
      await expect(chip.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
}
