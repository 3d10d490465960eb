import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'

import { Badge } from './Badge.tsx'

test.each([
  [-1, ''],
  [0, ''],
  [Number.NaN, ''],
  [0.5, ''],
  [1, '1'],
  [2.9, '2'],
  [99, '99'],
  [100, '99+'],
  [99.5, '99'],
  [5000, '99+'],
])('%i shows "%s"', async (count, shown) => {
  const screen = await render(<Badge count={count} />)
  expect(screen.container.textContent).toBe(shown)
})
