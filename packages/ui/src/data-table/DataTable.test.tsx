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

test.each(['ltr', 'rtl'])(
  'shows the reader’s own column beside the row headers at first (%s)',
  async (dir) => {
    const many = Array.from({ length: 12 }, (_, at) => ({
      id: String(at),
      label: `Column ${at}`,
      numeric: true,
      own: at === 8,
    }))
    const screen = await render(
      <div dir={dir} style={{ inlineSize: 320 }}>
        <DataTable
          caption="Rates"
          columns={many}
          rows={[{ id: '1', cells: many.map(({ label }) => label) }]}
        />
      </div>,
    )
    const head = screen.getByRole('columnheader', { name: 'Column 8' })
    await expect.element(head).toHaveAttribute('aria-current', 'true')
    const first = screen.getByRole('columnheader', { name: 'Column 0' })
    const between = (): number => {
      const [own, kept] = [head.element().getBoundingClientRect(), first.element().getBoundingClientRect()]
      return Math.abs(dir === 'rtl' ? own.right - kept.left : own.left - kept.right)
    }
    await expect.poll(between).toBeLessThan(1)
    // A face or a picture that arrives makes a column before it wider.
    const before = screen.getByRole('columnheader', { name: 'Column 4' }).element() as HTMLElement
    before.style.paddingInline = '40px'
    await expect.poll(between).toBeLessThan(1)
    const scroller = screen.getByRole('region').element()
    scroller.dispatchEvent(new WheelEvent('wheel'))
    before.style.paddingInline = '0'
    await expect.poll(between).toBeGreaterThan(10)
  },
)
