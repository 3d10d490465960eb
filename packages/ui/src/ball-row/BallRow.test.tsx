import type { CSSProperties } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'

import { BallRow } from './index.ts'

const balls = [{ value: '3' }, { value: '07' }]

test('is read number by number, the special one by its name', async () => {
  const screen = await render(
    <BallRow
      label="Draw 144"
      balls={balls}
      special={[{ value: '9' }]}
      specialLabel="Special number"
      pending={2}
    />,
  )
  const items = screen.getByRole('list', { name: 'Draw 144' }).getByRole('listitem').elements()
  expect(items.map((item) => item.textContent)).toEqual(['3', '07', 'Special number 9'])
})

const space = { '--lv-space-x1': '4px', '--lv-space-x8': '32px', '--lv-space-x10': '40px' } as CSSProperties

test.each([
  { rows: 'line', count: 7, width: '18em', fit: 1 },
  { rows: 'line', count: 7, width: '14em', fit: 1 },
  { rows: 'line', count: 7, width: '11em', fit: 2 },
  { rows: 'fives', count: 10, width: '10em', fit: 2 },
  { rows: 'tens', count: 20, width: '20em', fit: 2 },
] as const)(
  '$count in rows of $rows have $fit rows in $width, none cut',
  async ({ rows, count, width, fit }) => {
    const many = Array.from({ length: count }, (_, index) => ({ value: String(index + 10) }))
    const screen = await render(
      <div style={{ ...space, inlineSize: width }}>
        <BallRow label="Draw" balls={many} rows={rows} />
      </div>,
    )
    const items = screen.getByRole('listitem').elements()
    expect(new Set(items.map((item) => item.getBoundingClientRect().top)).size).toBe(fit)
    for (const item of items) expect(item.scrollWidth).toBeLessThanOrEqual(item.clientWidth)
  },
)

test('is announced only when it has just been drawn (S-moments-03)', async () => {
  const screen = await render(<BallRow label="Draw" balls={balls} />)
  await expect.element(screen.getByRole('list')).not.toHaveAttribute('aria-live')
  await screen.rerender(<BallRow label="Draw" balls={balls} drawing />)
  await expect.element(screen.getByRole('list')).toHaveAttribute('aria-live', 'polite')
})

test('animates unless motion is reduced', async () => {
  const motion = { '--lv-motion-page': '300ms', '--lv-motion-spring': 'ease-out' } as CSSProperties
  const screen = await render(
    <div style={motion}>
      <BallRow label="Draw" balls={balls} drawing />
    </div>,
  )
  const moving = () => screen.getByRole('list').element().getAnimations({ subtree: true }).length
  expect(moving()).toBe(2)
  document.documentElement.dataset['motion'] = 'reduced'
  expect(moving()).toBe(0)
  delete document.documentElement.dataset['motion']
})
