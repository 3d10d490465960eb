import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'

import { Sum } from './Sum.tsx'

test.each([
  [120, '1,250.00'],
  [160, '98,765,432,100.00'],
  [288, '98,765,432,100.00'],
])('in a place of %i px, %s stays on one line and inside', async (width, amount) => {
  const { container } = await render(
    <div style={{ inlineSize: width }}>
      <Sum
        label="Total"
        parts={[
          { kind: 'currency', text: '£' },
          { kind: 'amount', text: amount },
        ]}
      />
    </div>,
  )
  const parts = [...container.querySelectorAll('div > span > span')].map((part) =>
    part.getBoundingClientRect(),
  )
  expect(new Set(parts.map(({ bottom, height }) => Math.round((bottom - height / 2) / 20))).size).toBe(1)
  const place = container.firstElementChild?.getBoundingClientRect()
  for (const { left, right } of parts) {
    expect(left).toBeGreaterThanOrEqual(place?.left ?? Infinity)
    expect(right).toBeLessThanOrEqual(place?.right ?? -Infinity)
  }
})
