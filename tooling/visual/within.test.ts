import { expect, test } from 'vitest'

import { within } from './within.ts'

const forever = new Promise<never>(() => undefined)

test('work on a screen has its result', async () => {
  await expect(within('home in aurora', Promise.resolve(3))).resolves.toBe(3)
})

test('a page that stops to answer ends with an error that names it', async () => {
  await expect(within('home in lotus light, en-XA', forever, 10)).rejects.toThrow(
    'home in lotus light, en-XA: not done after 0.01 s',
  )
})

test('an error of the work names the screen and keeps its cause', async () => {
  const cause = new Error('page.goto: Timeout 30000ms exceeded.')
  await expect(within('login in aurora', Promise.reject(cause))).rejects.toMatchObject({
    message: 'login in aurora: page.goto: Timeout 30000ms exceeded.',
    cause,
  })
})
