import { expect, it } from 'vitest'

import { fixtureFor } from '../testing/fixtureFor.ts'
import { LeakError } from './refusedBrand.ts'

const fixture = fixtureFor('all')
const { read } = fixture

it('a bundle has the look of its season in every page, and its colours are no other brand’s', async () => {
  const file = 'tenants/harbour/brand.ts'
  const text = await read(file)
  await fixture.build({ ids: ['harbour'] })
  const plain = await read('dist/harbour/app.html')
  // The brand colour of the other one: chosen by its owner, it is no leak.
  const season = `"timeZone":"Europe/Malta","seasons":[{"name":"spring","from":"2026-03-01","until":"2026-04-01","colors":{"brand":"#2ea043"}}],`
  await fixture.write(file, text.replace('{"colors"', `{${season}"colors"`))
  await fixture.build({ ids: ['harbour'] })
  for (const page of ['app.html', 'index.html', 'vi/index.html']) {
    const html = await read(`dist/harbour/${page}`)
    expect(html).toContain('[data-season=spring][data-theme=dark]')
    expect(html).toContain(`[${Date.parse('2026-02-28T23:00Z')},${Date.parse('2026-03-31T22:00Z')},'spring',`)
    expect(html).not.toMatch(/<html[^>]*data-season/)
  }
  await fixture.write(file, text)
  await fixture.build({ ids: ['harbour'] })
  expect(await read('dist/harbour/app.html')).toBe(plain)
  expect(plain).not.toContain('season')
})

it('a leak is found although its owner has it in another environment only', async () => {
  const file = 'tenants/meadow/tenant.ts'
  const text = await read(file)
  const staging = '"environments":{"staging":{"hosts":["meadow.localhost","trial.green.example"]}},"id"'
  await fixture.write(file, text.replace('"id"', staging))
  await fixture.write('tenants/harbour/messages/EN.json', '{"login.title": "Come to trial.green.example"}')
  await expect(fixture.build({ ids: ['harbour'] })).rejects.toThrow(LeakError)
  expect((await fixture.build({ ids: ['meadow'] })).map(({ id }) => id)).toEqual(['meadow'])
  await fixture.write(file, text)
  await fixture.write('tenants/harbour/messages/EN.json', '{}')
})
