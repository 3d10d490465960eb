import { describe, expect, it } from 'vitest'

import { EXIT } from '../terminal/userError.ts'
import { fixtureFor } from '../testing/fixtureFor.ts'
import { listeningTerminal } from '../testing/listening.ts'
import { exportTexts, importTexts } from './texts.ts'

const fixture = fixtureFor('each')

/** Places of texts: options that mean it, and the folder of its catalogues and marks. */
const PLACES = [
  ['the site', {}, 'packages/i18n'],
  ['the gateway', { gateway: true }, 'apps/sandbox'],
] as const

const ENGLISH = { 'letter.a': 'A new device logged in', 'letter.b': 'Hot', 'letter.c': 'One more thing' }
const GERMAN = { 'letter.a': 'Ein neues Gerät', 'letter.b': 'Beliebt' }
const GERMAN_XML = 'de.xlf'

async function prepare(folder: string, flags: object): Promise<string> {
  await fixture.write(`${folder}/messages/EN.json`, JSON.stringify(ENGLISH))
  await fixture.write(`${folder}/messages/DE.json`, JSON.stringify(GERMAN))
  await fixture.write(`${folder}/context/EN.json`, '{ "letter": "A message in the inbox" }')
  const file = `${fixture.root}/${GERMAN_XML}`
  await exportTexts('DE', file, { root: fixture.root, ...flags }, listeningTerminal())
  return file
}

const edit = async (changes: Readonly<Record<string, string>>) => {
  const xml = await fixture.read(GERMAN_XML)
  await fixture.write(
    GERMAN_XML,
    Object.entries(changes).reduce((text, [before, after]) => text.replace(before, after), xml),
  )
}

describe.each(PLACES)('the texts of %s', (_name, flags, folder) => {
  const take = async (file: string, more: object = {}) => {
    const terminal = listeningTerminal()
    const code = await importTexts(file, { root: fixture.root, ...flags, ...more }, terminal)
    const texts = JSON.parse(await fixture.read(`${folder}/messages/DE.json`)) as Record<string, string>
    return { code, told: terminal.lines.join('\n'), texts }
  }

  it('go out with their notes and come back', async () => {
    const file = await prepare(folder, flags)
    expect(await fixture.read(GERMAN_XML)).toContain('A message in the inbox')
    await edit({ 'Ein neues Gerät': 'Ein neues Gerät hat sich angemeldet' })
    const { code, texts } = await take(file)
    expect(code).toBe(EXIT.done)
    expect(texts).toEqual({ ...GERMAN, 'letter.a': 'Ein neues Gerät hat sich angemeldet' })
  })

  it('stay as they are while one of a document does not pass, unless the others are wanted', async () => {
    const file = await prepare(folder, flags)
    await edit({ 'Ein neues Gerät': 'Ein neues Gerät hat sich angemeldet', '>Beliebt<': '>"Beliebt"<' })
    const refused = await take(file)
    expect(refused.code).toBe(EXIT.problems)
    expect(refused.told).toContain('letter.b has a typewriter quote')
    expect(refused.texts).toEqual(GERMAN)
    const { code, texts } = await take(file, { soundOnly: true })
    expect(code).toBe(EXIT.problems)
    expect(texts).toEqual({ ...GERMAN, 'letter.a': 'Ein neues Gerät hat sich angemeldet' })
  })

  it('are read by the glossary of the language', async () => {
    const file = await prepare(folder, flags)
    await edit({ '>Beliebt<': '>Jackpot-Feature Einloggen<' })
    expect((await take(file)).told).toMatch(/letter\.b .*glossary\/DE\.json/)
  })

  it('lose their marks when they were renewed', async () => {
    const file = await prepare(folder, flags)
    await fixture.write(`${folder}/stale.json`, '{ "letter.a": { "DE": "0" }, "letter.b": { "FR": "0" } }')
    await take(file)
    expect(JSON.parse(await fixture.read(`${folder}/stale.json`))).toEqual({ 'letter.b': { FR: '0' } })
  })

  it('do not come from a document of other texts', async () => {
    const file = await prepare(folder, flags)
    const other = { gateway: !('gateway' in flags) }
    await expect(take(file, other)).rejects.toThrow(/holds texts of livery/)
    await expect(take(file, { brand: 'harbour', gateway: false })).rejects.toThrow('those of harbour')
  })
})

it('are either of a brand or of the gateway', async () => {
  const flags = { root: fixture.root, brand: 'harbour', gateway: true }
  await expect(exportTexts('DE', undefined, flags, listeningTerminal())).rejects.toThrow('name one of them')
})
