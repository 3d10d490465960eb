import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'

import { Chart, type ChartProps } from './index.ts'

const props: ChartProps = {
  label: 'Team',
  summary: 'Deposits grow.',
  places: ['Mon', 'Tue'],
  placesLabel: 'Day',
  series: [
    { id: 'in', label: 'Deposited', values: [10, 20] },
    { id: 'out', label: 'Withdrawn', values: [5, -5] },
  ],
  formatTick: String,
  formatValue: (value) => `€${value}`,
  words: { showTable: 'Table', showPicture: 'Picture', nothing: 'Nothing yet' },
}

test('is a picture with its sense in words', async () => {
  const screen = await render(<Chart {...props} />)
  await expect.element(screen.getByRole('figure', { name: 'Team' })).toBeInTheDocument()
  await expect.element(screen.getByRole('img', { name: 'Deposits grow.' })).toBeInTheDocument()
})

test('gives the same figures as a table, and goes back', async () => {
  const screen = await render(<Chart {...props} />)
  await screen.getByRole('button', { name: 'Table' }).click()
  const table = screen.getByRole('table', { name: 'Team' })
  await expect.element(table).toBeVisible()
  const rows = table.getByRole('row').elements()
  expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ['Day', 'Deposited', 'Withdrawn'],
    ['Mon', '€10', '€5'],
    ['Tue', '€20', '€-5'],
  ])
  await screen.getByRole('button', { name: 'Picture' }).click()
  await expect.element(screen.getByRole('img')).toBeInTheDocument()
})

test('bars rise and fall from the zero line', async () => {
  const screen = await render(<Chart {...props} series={[{ id: 'net', label: 'Net', values: [10, -10] }]} />)
  const bars = screen.getByRole('img').element().querySelector('path:last-of-type')?.getAttribute('d')
  expect(bars).toMatch(/^M\S+ 50V0h\S+V50zM\S+ 50V100h\S+V50z$/)
})
