import { WALKED } from '../brands.ts'
import { expect, test } from '../test.ts'
import { recordTraffic } from '../trafficRecorder.ts'

const PASSWORD = 'Livery-2026'

test.use({ pictures: false })

test('the traffic recorder finds a leaked password', async ({ page, brand }) => {
  test.skip(brand !== WALKED[0], 'The listener is the same on every brand.')
  const traffic = recordTraffic(page)
  await page.goto('/m/language')
  expect(await traffic.findSecrets([PASSWORD])).toEqual([])
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
  const heard = (await traffic.findSecrets([PASSWORD])).map((place) => place.split(' ')[0])
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
