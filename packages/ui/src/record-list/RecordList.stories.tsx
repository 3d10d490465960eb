import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { LONG_GERMAN } from '../../testing/samples.ts'
import { EmptyState } from '../empty-state/index.ts'
import { RecordList, type RecordEntry } from './RecordList.tsx'

const RECORDS: readonly RecordEntry[] = [
  {
    id: '1',
    title: 'Deposit',
    detail: '20 Nov 2026, 21:14',
    amount: '+500.00 €',
    amountTone: 'gain',
    status: { label: 'Done', tone: 'success' },
    facts: [
      { label: 'Order', value: 'D-20261120-0042' },
      { label: 'Balance after', value: '12,480.50 €' },
    ],
  },
  {
    id: '2',
    title: 'Thunder Reels Deluxe',
    detail: '20 Nov 2026, 20:58',
    amount: '−2.00 €',
    amountTone: 'loss',
    status: { label: 'Lost', tone: 'neutral' },
  },
  {
    id: '3',
    title: LONG_GERMAN,
    detail: '19 Nov 2026, 09:00',
    amount: '−1,234,567.89 €',
    status: { label: 'Being checked', tone: 'warning' },
  },
]

const meta = {
  title: 'Components/Money/RecordList',
  component: RecordList,
  args: {
    label: 'Account record',
    records: RECORDS,
    empty: <EmptyState illustration="records" title="No records" />,
  },
} satisfies Meta<typeof RecordList>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Account record' }).children).toHaveLength(3)
  },
}

export const Every: Story = {
  tags: ['matrix'],
  render: (args) => (
    <>
      <RecordList {...args} loading={1} />
      <RecordList {...args} records={[]} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No records' })).toBeVisible()
  },
}
