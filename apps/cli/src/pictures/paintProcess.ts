/** Program that draws pictures for `painter.ts`, by itself, so that a picture without end can be stopped. */
import sharp from 'sharp'

import { paint } from './paint.ts'
import { MOST_WORK_MS, type PaintAnswer, type PaintOrder } from './paintOrder.ts'

sharp.cache(false)
sharp.concurrency(1)

/** Time between two looks at the processor time of a picture, ms. */
const LOOK_MS = 100

const answer = (each: PaintAnswer) => process.send?.(each)

const workMs = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Draws one picture. Drawing happens on other threads, so that this one sees how long it takes. */
async function draw(order: PaintOrder): Promise<void> {
  const before = workMs()
  const look = setInterval(() => {
    if (workMs() - before < MOST_WORK_MS) return
    clearInterval(look)
    answer({ isEndless: true })
  }, LOOK_MS)
  const flaw = await paint(order)
  clearInterval(look)
  answer({ flaw })
}

let last: Promise<unknown> = Promise.resolve()
process.on('message', (orders: readonly PaintOrder[]) => {
  for (const order of orders) last = last.then(() => draw(order))
})
process.on('disconnect', () => process.exit())
// The renderer and the list of fonts are loaded before the first picture's time begins.
const first = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><text y="9">a</text></svg>'
await paint({ name: 'first.svg', bytes: Buffer.from(first), largestSide: 9 })
process.send?.({ ready: true })
