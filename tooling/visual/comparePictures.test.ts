import sharp from 'sharp'
import { expect, it } from 'vitest'

import { comparePictures } from './comparePictures.ts'

const picture = (width: number, height: number, background: string, spot?: string): Promise<Buffer> => {
  const image = sharp({ create: { width, height, channels: 4, background } })
  const dot = { create: { width: 1, height: 1, channels: 4, background: spot ?? background } } as const
  return image
    .composite([{ input: dot, left: 0, top: 0 }])
    .png()
    .toBuffer()
}

it('finds a single pixel that differs by one step of one channel', async () => {
  const { verdict, pixels, difference } = await comparePictures(
    await picture(4, 4, '#808080'),
    await picture(4, 4, '#808080', '#808081'),
  )
  expect({ verdict, pixels }).toEqual({ verdict: 'changed', pixels: 1 })
  expect(await sharp(difference).metadata()).toMatchObject({ format: 'png', width: 4, height: 4 })
})

it('treats pictures with the same pixels as equal, whatever their compression', async () => {
  const plain = await picture(4, 4, '#112233')
  const packed = await sharp(plain).png({ compressionLevel: 0, palette: false }).toBuffer()
  expect(packed.equals(plain)).toBe(false)
  expect(await comparePictures(plain, packed)).toEqual({ verdict: 'same', pixels: 0 })
})

it('counts the area by which a picture has grown', async () => {
  const { verdict, pixels } = await comparePictures(await picture(4, 4, '#fff'), await picture(4, 6, '#fff'))
  expect({ verdict, pixels }).toEqual({ verdict: 'changed', pixels: 8 })
})

it('distinguishes an added picture from a removed one', async () => {
  const one = await picture(2, 2, '#fff')
  expect((await comparePictures(undefined, one)).verdict).toBe('added')
  expect((await comparePictures(one, undefined)).verdict).toBe('removed')
})
