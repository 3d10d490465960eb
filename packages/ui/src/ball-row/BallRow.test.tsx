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

test('is said when it has just been drawn, and only then', async () => {
  const screen = await render(<BallRow label="Draw" balls={balls} />)
  await expect.element(screen.getByRole('list')).not.toHaveAttribute('aria-live')
  await screen.rerender(<BallRow label="Draw" balls={balls} drawing />)
  await expect.element(screen.getByRole('list')).toHaveAttribute('aria-live', 'polite')
})

test('moves unless motion is reduced', async () => {
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
