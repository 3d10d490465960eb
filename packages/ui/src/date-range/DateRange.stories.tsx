import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'

import { TabPanel } from '../segmented-tabs/index.ts'
import { DateRange } from './DateRange.tsx'

const meta = {
  title: 'Components/Forms/DateRange',
  component: DateRange,
  decorators: [
    (Story, { args }) => (
      <>
        <Story />
        <TabPanel of={args.id} selected={args.period}>
          Records
        </TabPanel>
      </>
    ),
  ],
  args: {
    id: 'period',
    label: 'Period',
    periods: ['today', 'week', 'own'].map((id) => ({ id, label: id })),
    period: 'week',
    onPeriodChange: fn(),
    ownPeriod: 'own',
    days: { from: '2026-11-01', to: '2026-11-20' },
    onDaysChange: fn(),
    max: '2026-11-20',
    fromLabel: 'From',
    toLabel: 'To',
  },
} satisfies Meta<typeof DateRange>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'today' }))
    await expect(args.onPeriodChange).toHaveBeenCalledWith('today')
  },
}

export const Every: Story = {
  tags: ['matrix'],
  args: { period: 'own' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('From')).toHaveAttribute('max', '2026-11-20')
  },
}
