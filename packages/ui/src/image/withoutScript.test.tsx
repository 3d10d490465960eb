import { LOADING_MARK } from '@livery/theme/loadingMark'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, onTestFinished, test } from 'vitest'

import { sampleArt } from '../../testing/samples.ts'
import { Carousel } from '../carousel/Carousel.tsx'
import { GameTile } from '../game-tile/GameTile.tsx'
import { Image } from './Image.tsx'

afterEach(() => document.body.replaceChildren())

const isNear = (image: Element): boolean => image.getBoundingClientRect().bottom > -innerHeight

/** Puts markup on the page as a document brings it: no component of it has run. */
async function stand(markup: string, direction: 'ltr' | 'rtl' = 'ltr'): Promise<HTMLElement> {
  const place = document.createElement('div')
  place.dir = direction
  place.style.inlineSize = '390px'
  place.innerHTML = markup
  document.body.append(place)
  // A lazy picture that is far away would be waited for without end.
  const images = [...place.querySelectorAll('img')].filter(isNear)
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)))
  return place
}

test('a picture of the document is visible without a script (S-home-37)', async () => {
  const place = await stand(renderToString(<Image src={sampleArt(1)} alt="Koi" ratio="square" />))
  const image = place.querySelector('img')
  expect(image && getComputedStyle(image).opacity).toBe('1')
  expect(image?.checkVisibility({ opacityProperty: true })).toBe(true)
})

test.each([
  ['a picture', () => <Image src="/none.png" alt="" ratio="square" />],
  ['the art of a game', () => <GameTile name="Koi" image="/none.png" onPress={() => undefined} />],
])('%s that failed before the script has a placeholder once it is adopted', async (_what, Shown) => {
  const element = <Shown />
  const place = await stand(renderToString(element))
  expect(place.querySelector('img')?.complete).toBe(true)
  hydrateRoot(place, element)
  await expect.poll(() => place.querySelector('img')).toBeNull()
})

test('later pictures stand far away until the document is loaded, and keep their space (S-home-37)', async () => {
  document.documentElement.setAttribute(LOADING_MARK, '')
  onTestFinished(() => document.documentElement.removeAttribute(LOADING_MARK))
  const place = await stand(
    renderToString(
      <>
        <Image src={sampleArt(1)} alt="" ratio="banner" priority />
        <Image src={sampleArt(2)} alt="" ratio="square" />
        <GameTile name="Koi" image={sampleArt(3)} onPress={() => undefined} />
      </>,
    ),
  )
  const images = [...place.querySelectorAll('img')]
  const height = place.offsetHeight
  expect(images.map(isNear)).toEqual([true, false, false])
  document.documentElement.removeAttribute(LOADING_MARK)
  expect(images.map(isNear)).toEqual([true, true, true])
  expect(place.offsetHeight).toBe(height)
})

test.each(['ltr', 'rtl'] as const)('the first slide is in place without a script, %s', async (direction) => {
  const carousel = (
    <Carousel
      label="Offers"
      slides={['a', 'b', 'c']}
      keyOf={(slide) => slide}
      pauseLabel="Pause"
      playLabel="Play"
      positionLabel={(index, total) => `${index} of ${total}`}
    >
      {(slide, first) => <Image src={sampleArt(1)} alt={slide} ratio="banner" priority={first} />}
    </Carousel>
  )
  const place = await stand(renderToString(carousel), direction)
  const track = place.querySelector('[tabindex="0"]')?.getBoundingClientRect()
  const first = place.querySelector('[aria-label="1 of 3"]')?.getBoundingClientRect()
  expect((first?.left ?? 0) + (first?.width ?? 0) / 2).toBeCloseTo(
    (track?.left ?? 0) + (track?.width ?? 0) / 2,
    0,
  )
  const [banner, ...others] = place.querySelectorAll('img')
  expect([banner?.loading, banner?.fetchPriority]).toEqual(['eager', 'high'])
  for (const other of others) expect([other.loading, other.fetchPriority]).toEqual(['lazy', 'low'])
})
