import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

import { loadTenants } from '@livery/tenant'
import { solveBrand } from '@livery/theme'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'

import { fixtureFor } from '../testing/fixtureFor.ts'
import { LeakError } from './refusedBrand.ts'

const fixture = fixtureFor('each')
const { read } = fixture

describe('data of another brand', () => {
  const leaked = async () => {
    try {
      await fixture.build({ ids: ['harbour'] })
    } catch (error) {
      if (error instanceof LeakError)
        return error.leaks.map(({ file, what, text }) => [file.replace(/\.[0-9a-f]{10}\./, '.'), what, text])
      throw error
    }
    return []
  }
  const svg = (content: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40">${content}</svg>`

  it.each([
    ['name', 'Meadow', 'Meadow'],
    ['name in another case', 'made with MEADOW', 'MEADOW'],
    ['host', 'play.meadow.example', 'play.meadow.example'],
    ['merchant code', 'MEA02', 'MEA02'],
    ['licence number', 'MGA/B2C/102/2020', 'MGA/B2C/102/2020'],
    ['colour', '#2EA043', '#2EA043'],
    ['colour in capitals and half transparent', '#2EA04380', '#2EA043'],
    ['colour in an address', 'url(data:image/svg+xml,%232ea043)', '%232ea043'],
    ['colour as a function', 'rgb(46, 160, 67)', 'rgb(46, 160, 67)'],
    ['profile identity', 'example.meadow.clip', 'example.meadow.clip'],
  ])('stops the build: a %s', async (_what, text, found) => {
    await fixture.write('tenants/harbour/assets/logo.svg', svg(`<desc>${text}</desc>`))
    expect((await leaked()).map(([file, , leak]) => [file, leak])).toContainEqual(['brand/logo.svg', found])
    await expect(stat(join(fixture.root, 'dist/harbour'))).rejects.toThrow('ENOENT')
  })

  it('is found in the metadata of a picture', async () => {
    const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
      .withExif({ IFD0: { Artist: 'Meadow' } })
      .webp()
      .toBuffer()
    await fixture.write('tenants/harbour/assets/banners/one.webp', picture)
    expect(await leaked()).toContainEqual(['brand/banners/one.webp', 'name', 'Meadow'])
  })

  it('is found in a picture inside a drawing', async () => {
    const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
      .withExif({ IFD0: { Copyright: 'MEA02' } })
      .jpeg()
      .toBuffer()
    const href = `data:image/jpeg;base64,${picture.toString('base64')}`
    await fixture.write('tenants/harbour/assets/logo.svg', svg(`<image href="${href}"/>`))
    expect(await leaked()).toContainEqual(['brand/logo.svg', 'merchant code', 'MEA02'])
  })

  it('is found in the code that all brands share', async () => {
    await fixture.write('core/assets/other.33333333.js', 'console.log("harbour.localhost")')
    expect(await leaked()).toEqual([['assets/other.33333333.js', 'host', 'harbour.localhost']])
  })

  it('is found in pages around the site’s styles, which are searched with the shared code', async () => {
    await fixture.write('core/assets/main.44444444.css', 'body{--x:"harbour.localhost"}')
    expect(await leaked()).toEqual([['assets/main.44444444.css', 'host', 'harbour.localhost']])
    await fixture.write('core/assets/main.44444444.css', 'body{margin:0}')
    const brand = await read('tenants/harbour/tenant.ts')
    await fixture.write('tenants/harbour/tenant.ts', brand.replace('& more', 'and meadow.localhost'))
    expect(await leaked()).toContainEqual(['app.html', 'host', 'meadow.localhost'])
  })

  it('in the shared code stops its owner alone', async () => {
    await fixture.write('core/assets/other.33333333.js', 'console.log("harbour.localhost")')
    expect((await fixture.build({ ids: ['meadow'] })).map(({ id }) => id)).toEqual(['meadow'])
  })

  it.each(['Bonus', 'Shellwords'])('a brand called %s, a word of the site, stops no build', async (name) => {
    await fixture.write('core/assets/other.33333333.js', `console.log("${name}")`)
    const tenant = (await read('tenants/meadow/tenant.ts')).replaceAll('Meadow', name)
    await fixture.write('tenants/meadow/tenant.ts', tenant)
    expect((await fixture.build()).map(({ id }) => id)).toEqual(['harbour', 'meadow'])
  })

  it('stops that brand alone when somebody is told of it', async () => {
    await fixture.write('tenants/harbour/assets/logo.svg', svg('<desc>Meadow</desc>'))
    const told: string[] = []
    const built = await fixture.build({ onRefused: ({ tenant }) => told.push(tenant) })
    expect([told, built.map(({ id }) => id)]).toEqual([['harbour'], ['meadow']])
    await expect(stat(join(fixture.root, 'dist/harbour'))).rejects.toThrow('ENOENT')
  })

  it('is found in a bundle that was built before the other brand was added', async () => {
    await fixture.write('tenants/harbour/assets/logo.svg', svg('<desc>Orchard</desc>'))
    expect(await leaked()).toEqual([])
    const tenant = (await read('tenants/meadow/tenant.ts')).replaceAll('Meadow', 'Orchard')
    await fixture.write('tenants/meadow/tenant.ts', tenant)
    expect(await leaked()).toContainEqual(['brand/logo.svg', 'name', 'Orchard'])
  })

  it('is found disguised in texts that were there before the other brand was added', async () => {
    await fixture.write('tenants/harbour/messages/EN.json', '{"login.title":"As in an Orch&#97;rd"}')
    expect(await leaked()).toEqual([])
    const tenant = (await read('tenants/meadow/tenant.ts')).replaceAll('Meadow', 'Orchard')
    await fixture.write('tenants/meadow/tenant.ts', tenant)
    expect(await leaked()).toContainEqual(['messages/EN.json', 'name', 'orchard'])
  })

  it('is looked for only in bundles that have its words', async () => {
    await fixture.write('tenants/harbour/assets/logo.svg', svg('<desc>Orchard</desc>'))
    expect(await leaked()).toEqual([])
    // A bundle that is searched is read, which fails now.
    await rm(join(fixture.root, 'dist/harbour/app.html'))
    const brand = await read('tenants/meadow/brand.ts')
    await fixture.write('tenants/meadow/brand.ts', brand.replace('#2ea043', '#2ea044'))
    expect(await leaked()).toEqual([])
    const tenant = (await read('tenants/meadow/tenant.ts')).replaceAll('Meadow', 'Orchard')
    await fixture.write('tenants/meadow/tenant.ts', tenant)
    await expect(leaked()).rejects.toThrow('ENOENT')
  })

  it('is looked for by its words alone in a bundle that is as it was', async () => {
    await fixture.write('tenants/harbour/assets/logo.svg', svg('<desc>Orchard</desc>'))
    const [built] = await fixture.build({ ids: ['harbour'] })
    const again = () => fixture.build({ ids: ['harbour'], unchanged: new Map(built && [['harbour', built]]) })
    // A bundle without a report is built again when it is looked at.
    await rm(join(fixture.root, 'dist/harbour/_build/report.json'))
    const brand = await read('tenants/meadow/brand.ts')
    await fixture.write('tenants/meadow/brand.ts', brand.replace('#2ea043', '#2ea044'))
    expect(await again()).toEqual([built])
    await expect(stat(join(fixture.root, 'dist/harbour/_build/report.json'))).rejects.toThrow('ENOENT')
    const tenant = (await read('tenants/meadow/tenant.ts')).replaceAll('Meadow', 'Orchard')
    await fixture.write('tenants/meadow/tenant.ts', tenant)
    await expect(again()).rejects.toThrow(LeakError)
  })

  it('is no leak when the brand’s own seeds are solved to the same colour', async () => {
    const [harbour] = await loadTenants(fixture.root, { ids: ['harbour'] })
    if (harbour === undefined) throw new Error('no tenant')
    const shared = solveBrand(harbour.brand).dark['color.brand.hover']
    const brand = (await read('tenants/meadow/brand.ts')).replace('#2ea043', shared)
    await fixture.write('tenants/meadow/brand.ts', brand)
    expect(await leaked()).toEqual([])
  })

  it('is not reported inside a longer word', async () => {
    await fixture.write('tenants/harbour/assets/logo.svg', svg('<desc>Meadowlark</desc>'))
    expect(await leaked()).toEqual([])
  })
})
