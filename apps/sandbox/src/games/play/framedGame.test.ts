import { readFileSync } from 'node:fs'

import { afterEach, describe, expect, it, vi } from 'vitest'

import { PLAY_FILES } from './playPage.ts'

interface Line {
  readonly framed: boolean
  readonly exit: () => void
}

const ORIGIN = 'https://m.aurora.example'
const { parentLine } = (await import(new URL('shared/parent.js', PLAY_FILES).href)) as {
  readonly parentLine: (origin: string) => Line
}

/** Line of a game in a window of its own, or in a frame of the site. */
function lineOf(place: 'window' | 'frame') {
  const told = vi.fn<(message: object, origin: string) => void>()
  const went = vi.fn<(address: string) => void>()
  const own: { parent?: unknown } = {}
  own.parent = place === 'frame' ? { postMessage: told } : own
  vi.stubGlobal('window', own)
  vi.stubGlobal('location', { assign: went })
  return { line: parentLine(ORIGIN), told, went }
}

afterEach(() => vi.unstubAllGlobals())

describe('the way out of a demo game', () => {
  it('is its own in a window of its own', () => {
    const { line, told, went } = lineOf('window')
    expect(line.framed).toBe(false)
    line.exit()
    expect(went).toHaveBeenCalledWith(`${ORIGIN}/m/home`)
    expect(told).not.toHaveBeenCalled()
  })

  it("is the site's in a frame, which has the game's name too", () => {
    const { line, told, went } = lineOf('frame')
    expect(line.framed).toBe(true)
    line.exit()
    expect(told).toHaveBeenCalledWith({ type: 'livery:exit' }, ORIGIN)
    expect(went).not.toHaveBeenCalled()
    const rules = readFileSync(new URL('shared/cabinet.css', PLAY_FILES), 'utf8')
    expect(rules).toMatch(/\.framed #exit \{\s*display: none;/)
  })
})
