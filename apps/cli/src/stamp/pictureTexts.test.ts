import { crc32, deflateSync } from 'node:zlib'

import * as fc from 'fast-check'
import sharp from 'sharp'
import { expect, it } from 'vitest'

import { pictureTexts } from './pictureTexts.ts'

const blank = () => sharp({ create: { width: 32, height: 32, channels: 3, background: '#789' } })
const png = await blank().png().toBuffer()
const jpeg = await blank().jpeg().toBuffer()

function chunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** PNG with an additional chunk before its end. */
const withChunk = (kind: string, data: Buffer) =>
  Buffer.concat([png.subarray(0, -12), chunk(kind, data), png.subarray(-12)])

const packed = deflateSync('by Meadow')

it.each<[string, Buffer]>([
  ['a PNG’s text', withChunk('tEXt', Buffer.from('Author\0Meadow'))],
  ['a PNG’s packed text', withChunk('zTXt', Buffer.concat([Buffer.from('Author\0\0'), packed]))],
  [
    'a PNG’s packed international text',
    withChunk('iTXt', Buffer.concat([Buffer.from('Author\0\x01\0vi\0xanh\0'), packed])),
  ],
  ['what hangs on behind a PNG', Buffer.concat([png, Buffer.from('Meadow')])],
  ['what hangs on behind a JPEG', Buffer.concat([jpeg, Buffer.from('Meadow')])],
  [
    'EXIF of a PNG',
    await blank()
      .withExif({ IFD0: { Artist: 'Meadow' } })
      .png()
      .toBuffer(),
  ],
  [
    'EXIF of a JPEG',
    await blank()
      .withExif({ IFD0: { Artist: 'Meadow' } })
      .jpeg()
      .toBuffer(),
  ],
  [
    'EXIF of a WebP',
    await blank()
      .withExif({ IFD0: { Artist: 'Meadow' } })
      .webp()
      .toBuffer(),
  ],
  [
    'EXIF of an AVIF',
    await blank()
      .withExif({ IFD0: { Artist: 'Meadow' } })
      .avif()
      .toBuffer(),
  ],
  [
    'XMP of a JPEG',
    await blank().withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Meadow</x:xmpmeta>').jpeg().toBuffer(),
  ],
  [
    'a text of Windows',
    withChunk('eXIf', Buffer.concat([Buffer.from('II*\0x'), Buffer.from('Meadow', 'utf16le')])),
  ],
])('reads %s', (_what, file) => {
  expect(pictureTexts(file).some((text) => text.includes('Meadow'))).toBe(true)
})

it('ignores pixels, where matches are chance', () => {
  const texts = pictureTexts(png)
  expect(texts.join('').length).toBeLessThan(png.length * 4)
  expect(pictureTexts(withChunk('fdAT', Buffer.from('Meadow'))).some((text) => text.includes('Meadow'))).toBe(
    false,
  )
})

it('handles arbitrary bytes without an error', () => {
  const start = fc.constantFrom(
    png.subarray(0, 40),
    jpeg.subarray(0, 30),
    Buffer.from('RIFF____WEBPVP8X'),
    Buffer.alloc(0),
  )
  fc.assert(
    fc.property(start, fc.uint8Array({ maxLength: 200 }), (head, tail) => {
      expect(pictureTexts(Buffer.concat([head, tail]))).toBeInstanceOf(Array)
    }),
  )
})
