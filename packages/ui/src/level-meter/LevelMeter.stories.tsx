import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { Matrix } from '../../testing/Matrix.tsx'
import { LONG_GERMAN } from '../../testing/samples.ts'
import { LevelMeter } from './LevelMeter.tsx'

const levels = ['Bronze', 'Silver', 'Gold', 'Platinum', 'Diamond', 'Crown'].map((label, index) => ({
  id: label.toLowerCase(),
  label,
  numeral: String(index + 1),
}))

const meta = {
  title: 'Components/Money/LevelMeter',
  component: LevelMeter,
  args: {
    label: 'VIP level',
    levels,
    current: 'silver',
    next: { label: 'Turnover to Gold', value: 31_200, max: 50_000, valueLabel: '31,200 of 50,000' },
    note: '18,800 to Gold',
    labels: { reached: 'reached', ahead: 'not yet reached' },
  },
} satisfies Meta<typeof LevelMeter>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Turnover to Gold' })).toHaveAttribute(
      'aria-valuetext',
      '31,200 of 50,000',
    )
  },
}

export const Every: Story = {
  tags: ['matrix'],
  render: (args) => (
    <Matrix
      cells={{
        'on the way': <LevelMeter {...args} />,
        first: (
          <LevelMeter
            {...args}
            label="First level"
            current="bronze"
            next={{ label: 'Turnover to Silver', value: 0, max: 10_000, valueLabel: '0 of 10,000' }}
          />
        ),
        top: <LevelMeter {...args} label="Top level" current="crown" next={undefined} />,
        few: <LevelMeter {...args} label="Few levels" levels={levels.slice(0, 3)} />,
        long: (
          <LevelMeter
            {...args}
            label={LONG_GERMAN}
            levels={[...levels.slice(0, 2), { id: 'long', label: LONG_GERMAN }]}
            current="long"
            next={{ label: LONG_GERMAN, value: 9, max: 10, valueLabel: '98,765,432 of 100,000,000' }}
          />
        ),
        stairs: <LevelMeter {...args} label="Stairs" look="stairs" />,
        'stairs, long': (
          <LevelMeter
            {...args}
            label={`${LONG_GERMAN} 2`}
            look="stairs"
            levels={[...levels, { id: 'long', label: LONG_GERMAN, numeral: '7' }]}
          />
        ),
        rtl: (
          <div dir="rtl">
            <LevelMeter
              {...args}
              label="مستوى كبار الشخصيات"
              levels={['برونزي', 'فضي', 'ذهبي'].map((label, id) => ({ id: String(id), label }))}
              current="1"
              next={{ label: 'إلى الذهبي', value: 2, max: 5, valueLabel: '2 من 5' }}
            />
          </div>
        ),
      }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Top level' })).toBeVisible()
    await expect(canvas.getAllByRole('list')).toHaveLength(8)
    const stairs = within(canvas.getByRole('list', { name: 'Stairs' }))
      .getAllByRole('listitem')
      .map((step) => step.firstElementChild?.getBoundingClientRect())
    const heights = stairs.map((stair) => stair?.height ?? 0)
    await expect(heights).toEqual([...new Set(heights)].toSorted((a, b) => a - b))
    await expect(new Set(stairs.map((stair) => Math.round(stair?.bottom ?? 0))).size).toBe(1)
  },
}
