import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'

import { FooterGroup } from './Footer.tsx'

test('a link whose word is longer than the line breaks inside it', async () => {
  const links = [{ label: 'Ystävänpäivätarjoukset', href: '/m/promotion' }]
  const { getByRole } = await render(
    <div style={{ inlineSize: 80 }}>
      <FooterGroup title="Tarjoukset" links={links} />
    </div>,
  )
  const link = getByRole('link').element().getBoundingClientRect()
  expect(link.width).toBeLessThanOrEqual(80)
})
