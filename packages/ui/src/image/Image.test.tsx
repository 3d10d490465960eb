import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'

import { BROKEN_IMAGE, sampleArt } from '../../testing/samples.ts'
import { spans, type PictureSpace } from '../picture/picture.ts'
import { Image } from './Image.tsx'

test('takes the default picture when its own fails (S-home-36)', async () => {
  const fallback = sampleArt(1)
  const screen = await render(
    <Image src={BROKEN_IMAGE} fallback={fallback} alt="Golden Koi" ratio="portrait" />,
  )
  await expect.poll(() => screen.container.querySelector('img')?.src).toBe(fallback)
})

test('draws a placeholder when that fails too, and keeps its name', async () => {
  const screen = await render(
    <Image src={BROKEN_IMAGE} fallback={`${BROKEN_IMAGE}BBBB`} alt="Golden Koi" ratio="portrait" />,
  )
  await expect.poll(() => screen.container.querySelector('img')).toBeNull()
  await expect.element(screen.getByRole('img', { name: 'Golden Koi' })).toBeInTheDocument()
})

test('a new address is tried again', async () => {
  const screen = await render(<Image src={BROKEN_IMAGE} alt="A" ratio="square" />)
  await expect.poll(() => screen.container.querySelector('img')).toBeNull()
  const good = sampleArt(2)
  await screen.rerender(<Image src={good} alt="A" ratio="square" />)
  await expect.poll(() => screen.container.querySelector('img')?.src).toBe(good)
})

test('its space has the right shape before the picture has loaded', async () => {
  const screen = await render(<Image src={undefined} alt="" ratio="square" />)
  const box = screen.container.firstElementChild?.getBoundingClientRect()
  expect(box?.width).toBeCloseTo(box?.height ?? 0, 0)
})

test('is hidden until it has loaded when the script has to wait for it, and then shown', async () => {
  const late = new URL(`/late-picture-${crypto.randomUUID()}.svg`, location.href).href
  const screen = await render(<Image src={late} alt="Koi" ratio="square" />)
  const box = screen.container.firstElementChild
  const image = screen.container.querySelector('img')
  expect(box?.getAttribute('data-waiting')).toBe('hidden')
  image?.dispatchEvent(new Event('load'))
  expect(box?.hasAttribute('data-waiting')).toBe(false)
})

test('the first picture is never hidden', async () => {
  const late = new URL(`/late-picture-${crypto.randomUUID()}.svg`, location.href).href
  const screen = await render(<Image src={late} alt="Koi" ratio="banner" priority />)
  const image = screen.container.querySelector('img')
  expect(image && getComputedStyle(image).opacity).toBe('1')
})

test('a picture in several widths lets the browser choose', async () => {
  const src = sampleArt(3)
  const picture = { src, srcSetFor: ({ ratio, most }: PictureSpace) => `${src} ${most * (ratio ?? 0)}w` }
  const screen = await render(<Image src={picture} alt="Koi" ratio="banner" />)
  const image = screen.container.querySelector('img')
  expect(image?.srcset).toBe(`${src} 960w`)
  expect(image?.sizes).toBe(spans.page.sizes)
  await expect.poll(() => image?.currentSrc).toBe(src)
})
