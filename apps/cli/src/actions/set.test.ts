import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { createTerminal } from '../terminal/terminal.ts'
import { EXIT } from '../terminal/userError.ts'
import { fixtureFor } from '../testing/fixtureFor.ts'
import { listeningTerminal } from '../testing/listening.ts'
import { set } from './set.ts'

const fixture = fixtureFor('each')
const FILE = 'tenants/harbour/tenant.ts'

const terminal = { ...createTerminal({ json: true }), json: () => undefined }

const change = (field: string) =>
  set([field], { root: fixture.root, where: ['id=harbour'], write: true }, terminal)

it('writes no name that another brand uses, and no other brand’s name into a description', async () => {
  await fixture.write('tenants/meadow/messages/EN.json', '{"home.guestBody":"A Lantern in the dark"}')
  const before = await readFile(join(fixture.root, FILE), 'utf8')
  await expect(change('name=Lantern')).rejects.toThrow("'Lantern', which meadow uses")
  await expect(change('description=Slots and tables as green as a Meadow')).rejects.toThrow('of meadow')
  expect(await readFile(join(fixture.root, FILE), 'utf8')).toBe(before)
  expect(await change('name=Lighthouse')).toBe(0)
  expect(await readFile(join(fixture.root, FILE), 'utf8')).toContain('Lighthouse')
})

it('tells of a brand that cannot be read, as nobody knows whether it is meant', async () => {
  const meadow = 'tenants/meadow/tenant.ts'
  await fixture.write(meadow, (await fixture.read(meadow)).replace('"name"', '"nmae"'))
  const all = listeningTerminal()
  const flags = { root: fixture.root, where: ['jurisdiction=malta'], write: true }
  expect(await set(['legal.minimumAge=21'], flags, all)).toBe(EXIT.problems)
  expect(await fixture.read(FILE)).toContain('"minimumAge":21')
  expect(all.lines.join('\n')).toContain('meadow cannot be read and was passed over')
  expect(all.objects).toMatchObject([{ changed: [{ id: 'harbour' }], failed: [{ tenant: 'meadow' }] }])
  expect(await change('name=Lighthouse')).toBe(EXIT.done)
})
