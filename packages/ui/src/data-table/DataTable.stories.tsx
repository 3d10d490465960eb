import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Matrix } from '../../testing/Matrix.tsx'
import { LONG_GERMAN } from '../../testing/samples.ts'
import { IconVip } from '../icon/icons.ts'
import { DataTable } from './DataTable.tsx'

const meta = {
  title: 'Components/Money/DataTable',
  component: DataTable,
  args: {
    caption: 'Team, last 7 days',
    columns: [
      { id: 'name', label: 'Member' },
      { id: 'deposited', label: 'Deposited', numeric: true },
      { id: 'staked', label: 'Staked', numeric: true },
      { id: 'won', label: 'Won', numeric: true },
      { id: 'net', label: 'Net', numeric: true },
    ],
    rows: [
      { id: '1', cells: ['mai88', '€400.00', '€2,600.00', '€2,510.00', '€70.00'] },
      { id: '2', cells: ['a_member_with_a_long_name', '€1,250.00', '€8,120.00', '€8,444.00', '−€324.00'] },
      { id: '3', cells: ['ken', '€0.00', '€310.00', '€160.00', '€150.00'] },
    ],
    totals: ['Total', '€1,650.00', '€11,030.00', '€11,114.00', '−€104.00'],
  },
} satisfies Meta<typeof DataTable>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Team, last 7 days' })).toBeVisible()
    await expect(canvas.getByRole('rowheader', { name: 'mai88' })).toBeVisible()
  },
}

export const Every: Story = {
  tags: ['matrix'],
  render: (args) => (
    <Matrix
      cells={{
        'wider than the screen': <DataTable {...args} />,
        'own column': (
          <DataTable
            {...args}
            caption="Own column"
            columns={args.columns.map((column) => ({
              ...column,
              own: column.id === 'won',
              mark: column.id === 'won' && <IconVip size="small" label="Yours" />,
            }))}
          />
        ),
        narrow: (
          <DataTable
            caption="Daily wage"
            columns={[
              { id: 'from', label: 'Turnover from' },
              { id: 'rate', label: 'Rate', numeric: true },
            ]}
            rows={[
              { id: '1', cells: ['€1,000', '0.3 %'] },
              { id: '2', cells: ['€10,000', '0.5 %'] },
            ]}
          />
        ),
        long: (
          <DataTable
            caption={LONG_GERMAN}
            columns={[
              { id: 'a', label: LONG_GERMAN },
              { id: 'b', label: 'Wert', numeric: true },
            ]}
            rows={[{ id: '1', cells: [LONG_GERMAN, '98.765.432,10 €'] }]}
          />
        ),
        rtl: (
          <div dir="rtl">
            <DataTable
              {...args}
              caption="الفريق"
              columns={args.columns.map(({ id, numeric }) => ({ id, numeric, label: 'الإيداع' }))}
            />
          </div>
        ),
      }}
    />
  ),
  play: async ({ canvas }) => {
    const wide = await canvas.findByRole('region', { name: 'Team, last 7 days' })
    await expect(wide).toHaveAttribute('tabindex', '0')
    await expect(canvas.queryByRole('region', { name: 'Daily wage' })).toBeNull()
  },
}
