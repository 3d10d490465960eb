import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { imageSources, type ImageSizing, isHostedImage } from './imageSizes.ts'

const sizing: ImageSizing = {
  widthParameter: 'w',
  heightParameter: 'h',
  query: 'v=1',
  widths: [96, 160, 240, 320, 480, 720, 960],
}
const widthsOf = (sources: string | undefined): number[] =>
  [...(sources ?? '').matchAll(/ (\d+)w/g)].map(([, width]) => Number(width))

describe('sources of a picture', () => {
  test.each([
    ['a mark', { least: 64, most: 64 }, [96, 160, 240]],
    ['a third of the page', { least: 100, most: 150 }, [160, 240, 320, 480]],
    ['the page', { least: 320, most: 480 }, [480, 720, 960]],
    ['a poster wider than every width', { least: 2000, most: 3000 }, [960]],
  ])('are of the widths that phones need for %s (S-home-37)', (_, space, widths) =>
    expect(widthsOf(imageSources('/a.svg', sizing, space))).toEqual(widths),
  )

  test.each([
    ['/a.svg', 2, '/a.svg?w=96&h=48&v=1 96w'],
    ['/a.svg?title=Hi', 1, '/a.svg?title=Hi&w=96&h=96&v=1 96w'],
    ['/a.svg', undefined, '/a.svg?w=96&v=1 96w'],
    ['/a b,c.svg#x', 3 / 4, '/a%20b%2Cc.svg?w=96&h=128&v=1#x 96w'],
  ])('%s of ratio %s is %s', (address, ratio, source) =>
    expect(imageSources(address, { ...sizing, widths: [96] }, { least: 64, most: 64, ratio })).toBe(source),
  )

  test('have no height where the host cannot crop, and no fixed part where it names none', () =>
    expect(
      imageSources('/a', { widthParameter: 'width', widths: [96] }, { least: 9, most: 9, ratio: 1 }),
    ).toBe('/a?width=96 96w'))

  test('are none where the host names no width', () =>
    expect(imageSources('/a', { ...sizing, widths: [] }, { least: 9, most: 9 })).toBeUndefined())

  test('are at least one, ascending and offered, for every space', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4000 }), fc.integer({ min: 0, max: 4000 }), (least, more) => {
        const widths = widthsOf(imageSources('/a', sizing, { least, most: least + more }))
        expect(widths.length).toBeGreaterThan(0)
        expect(widths).toEqual(sizing.widths.filter((width) => widths.includes(width)))
      }),
    ))
})

test.each([
  ['/sandbox/art/1.svg', true],
  ['art/1.png', true],
  ['https://cdn.example/1.png', false],
  ['//cdn.example/1.png', false],
  ['data:image/png;base64,AA', false],
  ['', false],
])('the image hosts serve %j: %s', (path, hosted) => expect(isHostedImage(path)).toBe(hosted))
