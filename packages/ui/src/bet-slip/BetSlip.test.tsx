import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'

import { BetSlip, type BetSlipLine } from './index.ts'

const first: readonly BetSlipLine[] = ['a', 'b', 'c'].map((id) => ({
  id,
  selection: id,
  play: 'Sum',
  stake: '€1.00',
}))

interface SlipProps {
  readonly submitting?: boolean
  readonly onSubmit?: () => void
}

const ignore = (): void => undefined

function Slip({ submitting, onSubmit = ignore }: SlipProps) {
  const [lines, setLines] = useState(first)
  return (
    <BetSlip
      title="Bet slip"
      lines={lines}
      onRemove={(id) => setLines(lines.filter((line) => line.id !== id))}
      removeLabel={({ selection }) => `Remove ${selection}`}
      clear={{ label: 'Remove all', onPress: () => setLines([]) }}
      totals={[{ label: 'Total', value: `€${lines.length}.00`, strong: true }]}
      submitLabel="Place bets"
      onSubmit={onSubmit}
      submitting={submitting}
      empty={<p>Nothing picked</p>}
    />
  )
}

test('removes lines and moves focus to a neighbour', async () => {
  const screen = await render(<Slip />)
  await screen.getByRole('button', { name: 'Remove b' }).click()
  await expect.element(screen.getByRole('button', { name: 'Remove c' })).toHaveFocus()
  await screen.getByRole('button', { name: 'Remove c' }).click()
  await expect.element(screen.getByRole('button', { name: 'Remove a' })).toHaveFocus()
  await expect.element(screen.getByText('€1.00').last()).toBeVisible()
})

test('without lines shows the empty state instead of a button', async () => {
  const screen = await render(<Slip />)
  await screen.getByRole('button', { name: 'Remove all' }).click()
  await expect.element(screen.getByText('Nothing picked')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Place bets' })).not.toBeInTheDocument()
})

test('submits once: while the bets are being sent nothing can be changed or sent again', async () => {
  const onSubmit = vi.fn<() => void>()
  const screen = await render(<Slip onSubmit={onSubmit} />)
  await screen.getByRole('button', { name: 'Place bets' }).click()
  await screen.rerender(<Slip onSubmit={onSubmit} submitting />)
  await screen.getByRole('button', { name: 'Place bets' }).click({ force: true })
  expect(onSubmit).toHaveBeenCalledOnce()
  await expect.element(screen.getByRole('button', { name: 'Remove a' })).toBeDisabled()
})
