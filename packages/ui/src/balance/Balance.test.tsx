import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'

import { Balance } from './Balance.tsx'

const labels = { show: 'Show', hide: 'Hide', refresh: 'Refresh', hidden: 'Balance hidden' }
const balance = (hidden: boolean) => (
  <Balance
    label="Balance"
    symbol="€"
    amount="12,481"
    amountWithDecimals="12,480.50"
    hidden={hidden}
    onHiddenChange={() => undefined}
    onRefresh={() => undefined}
    labels={labels}
  />
)

test('shows no decimals, masks the form with two, and never exposes a hidden figure (S-home-13, S-wallet-01)', async () => {
  const screen = await render(balance(false))
  await expect.element(screen.getByRole('status')).toHaveTextContent('Balance: € 12,481')
  await screen.rerender(balance(true))
  await expect.element(screen.getByText('**,***.**')).toBeVisible()
  await expect.element(screen.getByRole('status')).toHaveTextContent('Balance hidden')
  expect(screen.container.textContent).not.toContain('12,48')
})
