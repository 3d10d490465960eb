import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'

import { LevelMeter, type LevelMeterProps } from './index.ts'

const props: LevelMeterProps = {
  label: 'VIP level',
  levels: [
    { id: '1', label: 'Bronze' },
    { id: '2', label: 'Silver' },
    { id: '3', label: 'Gold' },
  ],
  current: '2',
  next: { label: 'Turnover to Gold', value: 30, max: 50, valueLabel: '30 of 50' },
  labels: { reached: 'reached', ahead: 'ahead' },
}

test('labels reached, current and later levels', async () => {
  const screen = await render(<LevelMeter {...props} />)
  const steps = screen.getByRole('list', { name: 'VIP level' }).getByRole('listitem').elements()
  expect(steps.map((step) => step.textContent)).toEqual(['Bronze, reached', 'Silver', 'Gold, ahead'])
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null])
})

test('shows the distance to the next level, and nothing at the top', async () => {
  const screen = await render(<LevelMeter {...props} />)
  const bar = screen.getByRole('progressbar', { name: 'Turnover to Gold' })
  await expect.element(bar).toHaveAttribute('aria-valuenow', '30')
  await screen.rerender(<LevelMeter {...props} current="3" next={undefined} />)
  await expect.element(bar).not.toBeInTheDocument()
})

test('has a scrollbar for a mouse, which cannot fling its levels', async () => {
  const screen = await render(<LevelMeter {...props} />)
  const rail = screen.getByRole('list', { name: 'VIP level' }).element().parentElement as HTMLElement
  expect(getComputedStyle(rail).scrollbarWidth).toBe('thin')
})

test('has its levels with their numbers as stairs, and reads as the rail does', async () => {
  const numbered = props.levels.map((level) => ({ ...level, numeral: level.id }))
  const screen = await render(<LevelMeter {...props} levels={numbered} look="stairs" />)
  const steps = screen.getByRole('list', { name: 'VIP level' }).getByRole('listitem').elements()
  expect(steps.map((step) => step.querySelector('[aria-hidden]')?.textContent)).toEqual(['1', '2', '3'])
  expect(steps.map((step) => step.lastElementChild?.textContent)).toEqual([
    'Bronze, reached',
    'Silver',
    'Gold, ahead',
  ])
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null])
})
