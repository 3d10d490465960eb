import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'

import { QrCode } from './index.ts'

test('is a named picture with four light modules around the code', async () => {
  const value = 'https://example.com/m/register?code=MAI88'
  const screen = await render(<QrCode value={value} label="Invitation" />)
  const picture = screen.getByRole('img', { name: 'Invitation' })
  const side = encode(value, { ecc: 'M', border: 0 }).size + 8
  await expect.element(picture).toHaveAttribute('viewBox', `0 0 ${side} ${side}`)
  const path = picture.element().querySelector('path')?.getBBox()
  expect(path).toMatchObject({ x: 4, y: 4, width: side - 8, height: side - 8 })
})

test('is drawn dark on light, whatever the theme', async () => {
  const screen = await render(<QrCode value="x" label="Code" />)
  const picture = screen.getByRole('img')
  await expect.element(picture).toBeVisible()
  expect(picture.element().parentElement?.dataset['theme']).toBe('light')
})
