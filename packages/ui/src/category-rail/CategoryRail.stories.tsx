import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'

import {
  IconCockfight,
  IconEsports,
  IconFish,
  IconHot,
  IconLive,
  IconLottery,
  IconNew,
  IconPvp,
  IconSlots,
  IconSports,
} from '../icon/index.ts'
import { CategoryRail, type CategoryRailProps } from './CategoryRail.tsx'

const ITEMS = [
  { id: 'HOT', label: 'Hot', icon: IconHot },
  { id: 'NEW_GAME', label: 'New games', icon: IconNew },
  { id: 'RNG', label: 'Slots', icon: IconSlots },
  { id: 'FISH', label: 'Fishing', icon: IconFish },
  { id: 'LIVE', label: 'Live casino', icon: IconLive },
  { id: 'SPORTS', label: 'Sports', icon: IconSports },
  { id: 'ESPORTS', label: 'E-sports', icon: IconEsports },
  { id: 'PVP', label: 'PVP', icon: IconPvp },
  { id: 'COCKFIGHT', label: 'Cockfight', icon: IconCockfight },
  { id: 'LOTT', label: 'Lottery', icon: IconLottery },
]

const meta = {
  title: 'Components/Navigation/CategoryRail',
  component: CategoryRail,
  parameters: { stage: 'page' },
  args: { label: 'Game categories', items: ITEMS, selected: 'HOT', onSelect: fn() },
} satisfies Meta<typeof CategoryRail>

export default meta
type Story = StoryObj<typeof meta>

function Live(props: CategoryRailProps<string>) {
  const [selected, setSelected] = useState(props.selected)
  return (
    <CategoryRail
      {...props}
      selected={selected}
      onSelect={(id) => {
        setSelected(id)
        props.onSelect(id)
      }}
    />
  )
}

export const Playground: Story = {
  render: (args) => <Live {...args} />,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hot' }))
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(canvas.getByRole('button', { name: 'Slots' })).toHaveFocus()
    await expect(args.onSelect).toHaveBeenCalledTimes(1)
    await userEvent.keyboard('{Enter}')
    await expect(args.onSelect).toHaveBeenLastCalledWith('RNG')
  },
}

export const Every: Story = {
  tags: ['matrix'],
  render: () => (
    <>
      <Live
        label="Down"
        items={ITEMS.slice(0, 5)}
        selected="RNG"
        onSelect={() => undefined}
        direction="vertical"
      />
      <Live label="Pills" items={ITEMS} selected="RNG" onSelect={() => undefined} look="pills" />
      {/* Last: it would stick over what comes after it. */}
      <Live label="Across" items={ITEMS} selected="LIVE" onSelect={() => undefined} sticky />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('toolbar', { name: 'Down' })).toHaveAttribute(
      'aria-orientation',
      'vertical',
    )
  },
}
