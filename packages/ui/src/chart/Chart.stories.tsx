import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'

import { Matrix } from '../../testing/Matrix.tsx'
import { LONG_GERMAN } from '../../testing/samples.ts'
import { Card } from '../card/index.ts'
import { Chart } from './Chart.tsx'

const compact = new Intl.NumberFormat('en', { notation: 'compact' })
const euros = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 })
const days = ['14 Nov', '15 Nov', '16 Nov', '17 Nov', '18 Nov', '19 Nov', '20 Nov']

const meta = {
  title: 'Components/Chart',
  component: Chart,
  args: {
    label: 'Team, last 7 days',
    summary: 'Deposits grow from €820 to €2,110, withdrawals stay near €600.',
    places: days,
    placesLabel: 'Day',
    series: [
      { id: 'deposited', label: 'Deposited', values: [820, 910, 1240, 1100, 1680, 1920, 2110] },
      { id: 'withdrawn', label: 'Withdrawn', values: [610, 540, 700, 590, 620, 640, 580] },
    ],
    formatTick: (value) => compact.format(value),
    formatValue: (value) => euros.format(value),
    words: { showTable: 'Show as a table', showPicture: 'Show as a picture', nothing: 'Nothing yet' },
  },
} satisfies Meta<typeof Chart>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  render: (args) => (
    <Card>
      <Chart {...args} />
    </Card>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /Deposits grow/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show as a table' }))
    await expect(canvas.getByRole('table', { name: 'Team, last 7 days' })).toBeVisible()
    await expect(canvas.getByRole('cell', { name: '€2,110' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show as a picture' }))
  },
}

const six = ['Slots', 'Live', 'Sports', 'Fish', 'Lottery', 'PVP'].map((label, index) => ({
  id: label,
  label,
  values: days.map((_, at) => 40 + index * 55 + ((at * 37 + index * 53) % 60)),
}))

export const Every: Story = {
  tags: ['matrix'],
  render: (args) => (
    <Matrix
      cells={{
        bars: (
          <Card>
            <Chart {...args} />
          </Card>
        ),
        'gain and loss': (
          <Card>
            <Chart
              {...args}
              label="Net"
              summary="Three days of loss, four of gain."
              series={[{ id: 'net', label: 'Net', values: [-320, 180, -90, 410, 260, -40, 520] }]}
            />
          </Card>
        ),
        'six lines': (
          <Card>
            <Chart
              {...args}
              kind="line"
              label="By category"
              summary="Six categories, all steady."
              series={six}
            />
          </Card>
        ),
        'one day': (
          <Card>
            <Chart
              {...args}
              kind="line"
              label="Today"
              summary="€70 today."
              places={['Today']}
              series={[{ id: 'net', label: 'Net', values: [70] }]}
            />
          </Card>
        ),
        nothing: (
          <Card>
            <Chart
              {...args}
              label={LONG_GERMAN}
              summary="Nothing yet."
              series={[{ id: 'net', label: 'Net', values: days.map(() => 0) }]}
            />
          </Card>
        ),
        rtl: (
          <div dir="rtl">
            <Card>
              <Chart
                {...args}
                label="الفريق"
                summary="الإيداعات"
                kind="line"
                places={['السبت', 'الأحد', 'الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة']}
              />
            </Card>
          </div>
        ),
      }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('figure')).toHaveLength(6)
    await expect(canvas.getByText('Nothing yet')).toBeVisible()
    await expect(canvas.getByRole('img', { name: 'Three days of loss, four of gain.' })).toBeVisible()
  },
}
