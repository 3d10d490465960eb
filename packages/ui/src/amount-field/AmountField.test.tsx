import { useState } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'

import { readAmount } from '../../testing/samples.ts'
import { AmountField } from './index.ts'

function Deposit({ decimals = 2 }: { decimals?: number }) {
  const [value, setValue] = useState('')
  return (
    <AmountField
      label="Amount"
      symbol="€"
      decimals={decimals}
      read={readAmount}
      value={value}
      onChange={setValue}
      presetsLabel="Amounts"
      presets={[
        { value: '50', label: '€50' },
        { value: '100', label: '€100' },
      ]}
    />
  )
}

test.each([
  ['12,505', '12,505'],
  ['-5', '-5'],
  ['1e3', '1e3'],
  ['1.000,00', '1.000,00'],
  ['۱۲٫۵', '12٫5'],
])('keeps %s as it was typed, in Latin digits (S-money-07)', async (typed, kept) => {
  const screen = await render(<Deposit />)
  const field = screen.getByRole('textbox', { name: 'Amount' })
  await field.fill(typed)
  await expect.element(field).toHaveValue(kept)
})

test.each([false, true])('has its symbol after the figure: %s', async (symbolAtEnd) => {
  const field = {
    label: 'Amount',
    symbol: '₫',
    decimals: 0,
    read: readAmount,
    value: '5',
    onChange: () => {},
  }
  const screen = await render(<AmountField {...field} symbolAtEnd={symbolAtEnd} />)
  const left = (of: { element(): Element }) => of.element().getBoundingClientRect().left
  const isAfter = left(screen.getByText('₫')) > left(screen.getByRole('textbox'))
  expect(isAfter).toBe(symbolAtEnd)
})

test('requests the keyboard that the currency needs', async () => {
  const screen = await render(<Deposit decimals={0} />)
  await expect
    .element(screen.getByRole('textbox', { name: 'Amount' }))
    .toHaveAttribute('inputmode', 'numeric')
})

test('a preset fills in its amount and is pressed while the amount equals it, also when typed', async () => {
  const screen = await render(<Deposit />)
  const field = screen.getByRole('textbox', { name: 'Amount' })
  await screen.getByRole('button', { name: '€100' }).click()
  await expect.element(field).toHaveValue('100')
  await field.fill('50.00')
  await expect.element(screen.getByRole('button', { name: '€50', pressed: true })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: '€100', pressed: false })).toBeVisible()
})
