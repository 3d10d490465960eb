import { createHash } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { documentFixture, originOf } from '../testing/documentFixture.ts'
import { refreshBundle } from './refreshBundle.ts'

const HOUR = 3_600_000

const { fixture, settings, unreachable, says, received, now, wait, bundle, read, build, contents } =
  documentFixture()

describe('a refresh', () => {
  it('renews the documents and leaves every other file as it is', async () => {
    await build()
    const before = await contents()
    Object.assign(says, { games: ['Coral'], promotions: ['promo_2'] })
    wait(60_000)
    expect(await refreshBundle(bundle(), settings())).toMatchObject({ content: 'live', asOf: now() })
    expect(await read('index.html')).toContain('<li>Coral</li>')
    const after = await contents()
    const changed = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
      (path) => before[path] !== after[path],
    )
    const isDocument = /^(_pages\/.*|(vi\/)?index|sitemap)(\.html|\.xml)?(\.br)?$|^_build\/documents\.json$/
    expect(changed.filter((path) => !isDocument.test(path))).toEqual([])
    expect(changed).toContain('_pages/m/activityDetail@id=promo_2.html')
    expect(after).not.toHaveProperty(['_pages/m/activityDetail@id=promo_1.html'])
  })

  it('writes the same bytes for the same answers, and no policy changes', async () => {
    await build()
    const built = await contents()
    await rm(settings().snapshots, { recursive: true })
    await refreshBundle(bundle(), settings())
    expect(await contents()).toEqual(built)
    says.games = ['Coral']
    await refreshBundle(bundle(), settings())
    const page = await read('index.html')
    const [, script = ''] = /<script>([^]*?)<\/script>/.exec(page) ?? []
    const hash = createHash('sha256').update(script).digest('base64')
    expect(await read('_build/headers.json')).toContain(`'sha256-${hash}'`)
  })

  it.each([
    ['young, stay', HOUR / 24 - 1, ['Pearl'], false],
    ['older, are made anew', HOUR / 24, ['Pearl'], true],
    ['made of other answers, are made anew', 1, ['Coral'], true],
  ])('asks for all answers: documents that are %s', async (_what, age, games, isNew) => {
    await build()
    const [built, asOf] = [await contents(), now()]
    says.games = games
    const asked = received.length
    wait(age)
    const { documents } = (await refreshBundle(bundle(), settings())) ?? {}
    expect(documents).toBe(Object.keys(built).filter((path) => /^(_pages|index|vi).*html$/.test(path)).length)
    expect(received.slice(asked).map(({ url }) => url)).toContain('/lgw/games/hot')
    expect(originOf(await read('index.html'))?.asOf).toBe(isNew ? now() : asOf)
    expect((await contents())['index.html'] === built['index.html']).toBe(!isNew)
  })

  it('of a release loads no code but what was released', async () => {
    await build()
    const sha256 = async (path: string) =>
      createHash('sha256')
        .update(await readFile(join(bundle(), path)))
        .digest('hex')
    const released = new Map<string, string>()
    for (const path of ['_build/plan.json', '_build/document.mjs']) released.set(path, await sha256(path))
    says.games = ['Coral']
    expect(await refreshBundle(bundle(), settings(), bundle(), released)).toMatchObject({ content: 'live' })
    says.games = ['Amber']
    for (const path of released.keys()) {
      const text = await readFile(join(bundle(), path), 'utf8')
      await writeFile(join(bundle(), path), `${text}\n`)
      const refreshed = refreshBundle(bundle(), settings(), bundle(), released)
      await expect(refreshed).rejects.toThrow(`${path} is not what was released`)
      await writeFile(join(bundle(), path), text)
    }
  })

  it('leaves all as it was while the gateway is down', async () => {
    await build()
    const built = await contents()
    expect(await refreshBundle(bundle(), unreachable())).toMatchObject({ content: 'none', asOf: now() })
    expect(await contents()).toEqual(built)
  })

  it('writes beside a bundle that may not change', async () => {
    await build()
    const built = await contents()
    const beside = join(fixture.root, 'fresh')
    says.games = ['Coral']
    await refreshBundle(bundle(), settings(), beside)
    expect(await contents()).toEqual(built)
    expect(await readFile(join(beside, 'index.html'), 'utf8')).toContain('<li>Coral</li>')
  })
})

describe('a build while the gateway is down', () => {
  const down = () => ({ ...settings(), gateway: undefined })

  it('makes documents without content, and the next one adds it', async () => {
    const [first] = await build(unreachable())
    expect([first?.content, originOf(await read('index.html'))]).toEqual(['none', null])
    expect(await read('index.html')).toContain('<h1>Log in</h1>')
    const [second] = await build()
    expect([second?.cached, second?.content]).toEqual([true, 'live'])
    expect(await read('index.html')).toContain('<li>Pearl</li>')
  })

  it.each([
    ['young', HOUR - 1, 'kept'],
    ['too old', HOUR, 'none'],
  ])('with a snapshot that is %s', async (_what, age, content) => {
    await build()
    const asOf = now()
    wait(age)
    await fixture.write('tenants/harbour/messages/VI.json', '{}')
    await fixture.write('tenants/harbour/notes.md', 'changed')
    const [built] = await build(down())
    expect([built?.cached, built?.content]).toEqual([false, content])
    expect(originOf(await read('index.html'))?.asOf).toBe(content === 'kept' ? asOf : undefined)
  })
})
