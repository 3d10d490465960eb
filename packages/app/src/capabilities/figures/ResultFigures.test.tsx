import { IntlProvider } from 'react-intl'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'

import { ResultFigures } from './ResultFigures.tsx'

const label = (id: string) => ({ id, defaultMessage: id })
const long = (id: string, value: string) => ({ label: label(id), value, long: true })

/** Figures of a team in a card of 256 px. */
const figures = (fontSize: string) => (
  <IntlProvider locale="en" onError={() => undefined}>
    <div style={{ inlineSize: 256, fontSize }}>
      <ResultFigures
        resultLabel={label('Net')}
        result={{ amount: '685.00', currency: 'EUR' }}
        rows={[long('Staked', '12,140.00\u00a0€'), long('Won', '11,375.00\u00a0€')]}
      />
    </div>
  </IntlProvider>
)
const boxOf = (text: string) => page.getByText(text).element().getBoundingClientRect()

it('stand side by side where both fit', async () => {
  await render(figures('16px'))
  expect(boxOf('12,140.00\u00a0€').top).toBe(boxOf('11,375.00\u00a0€').top)
})

it('stand below each other in large text, and no sum is broken', async () => {
  await render(figures('40px'))
  const [staked, won] = [boxOf('12,140.00\u00a0€'), boxOf('11,375.00\u00a0€')]
  expect(won.top).toBeGreaterThanOrEqual(staked.bottom)
  // One line each.
  expect(staked.height).toBeLessThan(80)
})
