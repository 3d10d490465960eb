/** Program that draws pictures for `painter.ts`, by itself, so that a picture without end can be stopped. */
import sharp from 'sharp'

import { paint } from './paint.ts'

sharp.cache(false)
sharp.concurrency(1)

/** Picture to draw, as the painter sends it. */
interface PaintOrder {
  readonly name: string
  readonly bytes: Uint8Array
}

let last: Promise<unknown> = Promise.resolve()
process.on('message', ({ name, bytes }: PaintOrder) => {
  last = last.then(async () => process.send?.({ flaw: await paint(name, Buffer.from(bytes)) }))
})
process.on('disconnect', () => process.exit())
// The renderer and the list of fonts are loaded before the first picture's time begins.
await paint(
  'first.svg',
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><text y="9">a</text></svg>'),
)
process.send?.({ ready: true })
