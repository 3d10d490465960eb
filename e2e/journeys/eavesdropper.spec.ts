import { BRANDS } from '../brands.ts'
import { eavesdropOn } from '../eavesdropper.ts'
import { expect, test } from '../test.ts'

const PASSWORD = 'Livery-2026'

test.use({ pictures: false })

test('whoever listens would hear a password that leaks', async ({ page, brand }) => {
  test.skip(brand !== BRANDS[0], 'The listener is the same on every brand.')
  const listener = eavesdropOn(page)
  await page.goto('/m/language')
  expect(await listener.heard([PASSWORD])).toEqual([])
  await page.evaluate(async (secret) => {
    const body = JSON.stringify({ wrapped: btoa(`password:${secret}`) })
    await Promise.allSettled([
      fetch(`/leak?password=${encodeURIComponent(secret)}`),
      fetch('/leak', { headers: { 'X-Leak': secret } }),
      fetch('/leak', { method: 'POST', body }),
    ])
    console.info(`signing in with ${secret}`)
    localStorage.setItem('leak', secret)
    sessionStorage.setItem('leak', btoa(secret))
    document.cookie = `leak=${secret}`
    await new Promise<void>((resolve) => {
      const request = indexedDB.open('leak')
      request.addEventListener('upgradeneeded', () => {
        request.result.createObjectStore('words').put({ secret }, 1)
      })
      request.addEventListener('success', () => {
        request.result.close()
        resolve()
      })
    })
  }, PASSWORD)
  const heard = (await listener.heard([PASSWORD])).map((place) => place.split(' ')[0])
  expect(heard.sort()).toEqual([
    'console',
    'cookie',
    'indexedDB',
    'localStorage',
    'request',
    'request',
    'request',
    'sessionStorage',
  ])
})
