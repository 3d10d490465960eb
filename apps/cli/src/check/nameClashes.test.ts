import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

import { readTenants } from '@livery/tenant'
import { expect, it } from 'vitest'

import { createTenant } from '../new/createTenant.ts'
import { readAnswers } from '../new/newTenant.ts'
import { fixtureFor } from '../testing/fixtureFor.ts'
import { checkBrands } from './keptChecks.ts'
import { nameClashes } from './nameClashes.ts'

const fixture = fixtureFor('each')

async function clashes(name: string, more = ''): Promise<string[]> {
  const file = 'tenants/harbour/tenant.ts'
  const text = await readFile(join(fixture.root, file), 'utf8')
  await fixture.write(file, text.replace('"name":"Harbour"', `"name":"${name}"${more}`))
  const problems = nameClashes(new Set(['harbour']), await readTenants(fixture.root))
  await fixture.write(file, text)
  return problems.map(({ level, field, found }) => `${level} ${field} ${found}`)
}

it('tells the brand whose name other brands use, in a text, a file’s name or a setting', async () => {
  expect(await clashes('Harbour')).toEqual([])
  await fixture.write('tenants/meadow/messages/EN.json', '{"home.guestBody":"A Lantern in the dark"}')
  expect(await clashes('Lantern')).toEqual([
    "error name 'Lantern', which meadow uses (tenants/meadow/messages/EN.json)",
  ])
  expect(await clashes('Lantern Club')).toEqual([])
  expect(await clashes('Lantern', ',"nameIsWord":true')).toEqual([])
  await fixture.write('tenants/meadow/assets/banners/lagoon.svg', '<svg/>')
  expect(await clashes('Lagoon')).toEqual([
    "error name 'Lagoon', which meadow uses (tenants/meadow/assets/banners/lagoon.svg)",
  ])
})

it('warns of a word that this tool writes into every bundle', async () => {
  expect(await clashes('Brotli')).toEqual(["warning name 'Brotli', a word of the site's own texts or code"])
})

it('tells the brand that is new to it: whose name, or whose text', async () => {
  const place = { root: fixture.root, cache: join(fixture.root, '.cache') }
  const errors = async () =>
    (await checkBrands(place)).problems
      .filter(({ level, code }) => level === 'error' && code === 'name')
      .map(({ tenant }) => tenant)
  expect(await errors()).toEqual([])
  // The other brand says it later.
  await fixture.write('tenants/meadow/messages/EN.json', '{"home.guestBody":"As bright as Harbour"}')
  expect(await errors()).toEqual(['meadow'])
  expect(await errors()).toEqual(['meadow'])
  const file = 'tenants/harbour/tenant.ts'
  const text = await readFile(join(fixture.root, file), 'utf8')
  await fixture.write('tenants/meadow/messages/EN.json', '{"home.guestBody":"A Lantern in the dark"}')
  expect(await errors()).toEqual([])
  await fixture.write(file, text.replace('"name":"Harbour"', '"name":"Lantern"'))
  expect(await errors()).toEqual(['harbour'])
  expect(await errors()).toEqual(['harbour'])
  // Without a memory of who was first, both are told.
  await rm(place.cache, { recursive: true })
  expect((await errors()).toSorted()).toEqual(['harbour', 'meadow'])
})

it('tells a brand whose new colour or description stands in the files of another', async () => {
  const place = { root: fixture.root, cache: join(fixture.root, '.cache') }
  const errors = async () =>
    (await checkBrands(place)).problems
      .filter(({ level }) => level === 'error')
      .map(({ tenant, field, found }) => [tenant, field, found])
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><rect width="120" height="40" fill="#7b3fe4"/></svg>'
  await fixture.write('tenants/harbour/assets/logo.svg', drawing)
  expect(await errors()).toEqual([])
  const brand = await readFile(join(fixture.root, 'tenants/meadow/brand.ts'), 'utf8')
  await fixture.write('tenants/meadow/brand.ts', brand.replace('#2ea043', '#7b3fe4'))
  expect((await errors()).filter(([, field]) => field === 'colour')).toEqual([
    ['meadow', 'colour', "'#7b3fe4', which harbour uses (tenants/harbour/assets/logo.svg)"],
  ])
})

it('leaves alone what two brands have in common, also while the seeds of one cannot be read', async () => {
  const licensee = { company: 'Quayside Games Limited', licenceNumber: 'MGA/B2C/777/2024' }
  for (const id of ['harbour', 'meadow']) {
    const file = `tenants/${id}/tenant.ts`
    const text = await readFile(join(fixture.root, file), 'utf8')
    const replaced = Object.entries(licensee).reduce(
      (known, [field, value]) => known.replace(new RegExp(`"${field}":"[^"]*"`), `"${field}":"${value}"`),
      text,
    )
    expect(replaced).toContain(licensee.licenceNumber)
    await fixture.write(file, replaced)
  }
  const told = async () => nameClashes(new Set(['harbour', 'meadow']), await readTenants(fixture.root))
  expect(await told()).toEqual([])
  const seeds = 'tenants/meadow/brand.ts'
  const text = await readFile(join(fixture.root, seeds), 'utf8')
  await fixture.write(seeds, text.replace(/"density":"\w+"/, '"density":"compact"'))
  const readings = await readTenants(fixture.root)
  expect(readings.find(({ id }) => id === 'meadow')?.brand).toBeUndefined()
  expect(await told()).toEqual([])
})

it('is settled by a new brand itself', async () => {
  await fixture.write('tenants/meadow/messages/EN.json', '{"home.guestBody":"A Lantern in the dark"}')
  const answers = readAnswers({ id: 'lantern', name: 'Lantern', color: '#3366cc' })
  const { notes } = await createTenant(fixture.root, answers)
  expect(notes.join('\n')).toContain("name is 'Lantern', which meadow uses")
  expect(await readFile(join(fixture.root, 'tenants/lantern/tenant.ts'), 'utf8')).toContain(
    'nameIsWord: true',
  )
  const readings = await readTenants(fixture.root)
  expect(nameClashes(new Set(['lantern']), readings)).toEqual([])
})
