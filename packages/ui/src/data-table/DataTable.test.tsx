import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'

import { DataTable } from './index.ts'

const columns = [
  { id: 'name', label: 'Member' },
  { id: 'net', label: 'Net', numeric: true },
]
const rows = [{ id: '1', cells: ['mai88', '€70.00'] }]

test('has row and column headers, and separate totals', async () => {
  const screen = await render(
    <DataTable caption="Team" columns={columns} rows={rows} totals={['Total', '€70.00']} />,
  )
  await expect.element(screen.getByRole('table', { name: 'Team' })).toBeVisible()
  await expect.element(screen.getByRole('columnheader', { name: 'Net' })).toBeVisible()
  await expect.element(screen.getByRole('rowheader', { name: 'mai88' })).toBeVisible()
  await expect.element(screen.getByRole('rowheader', { name: 'Total' })).toBeVisible()
})

test('is a tab stop only where it scrolls', async () => {
  const screen = await render(<DataTable caption="Team" columns={columns} rows={rows} />)
  await expect.element(screen.getByRole('region')).not.toBeInTheDocument()
  const wide = Array.from({ length: 20 }, (_, index) => ({ id: String(index), label: `Column ${index}` }))
  await screen.rerender(
    <DataTable caption="Team" columns={wide} rows={[{ id: '1', cells: wide.map(({ label }) => label) }]} />,
  )
  await expect.element(screen.getByRole('region', { name: 'Team' })).toHaveAttribute('tabindex', '0')
})
