import { runInNewContext } from 'node:vm'

import { describe, expect, it } from 'vitest'

import { prePaintScript } from './prePaint.ts'

const themeColors = { dark: '#101010', light: '#fafafa' }

function paint(options: {
  stored?: string | null
  blocked?: boolean
  meta?: boolean
  defaultTheme?: 'dark' | 'light'
}) {
  const { stored = null, blocked = false, meta = true, defaultTheme = 'dark' } = options
  const result: Record<string, string> = {}
  const element = { setAttribute: (name: string, value: string) => (result[name] = value) }
  const storage = { getItem: () => stored }
  const sandbox = { document: { documentElement: element, querySelector: () => (meta ? element : null) } }
  Object.defineProperty(sandbox, 'localStorage', {
    get: () => {
      if (blocked) throw new Error('SecurityError')
      return storage
    },
  })
  runInNewContext(prePaintScript({ defaultTheme, themeColors }), sandbox)
  return result
}

describe('before the first frame (S-theme-01)', () => {
  it.each([
    ['nothing stored', {}, 'dark', '#101010'],
    ['nothing stored, a light brand', { defaultTheme: 'light' as const }, 'light', '#fafafa'],
    ['light stored', { stored: 'light' }, 'light', '#fafafa'],
    ['dark stored, a light brand', { stored: 'dark', defaultTheme: 'light' as const }, 'dark', '#101010'],
    ['nonsense stored', { stored: '"><script>' }, 'dark', '#101010'],
    ['storage blocked', { blocked: true }, 'dark', '#101010'],
  ])('%s', (_case, options, theme, color) => {
    expect(paint(options)).toEqual({ 'data-theme': theme, content: color })
  })

  it('works without a theme-color meta', () => {
    expect(paint({ meta: false })).toEqual({ 'data-theme': 'dark' })
  })

  it('is small, and always the same text', () => {
    expect(prePaintScript({ defaultTheme: 'dark', themeColors }).length).toBeLessThan(340)
    expect(prePaintScript({ defaultTheme: 'dark', themeColors })).toBe(
      prePaintScript({ defaultTheme: 'dark', themeColors }),
    )
  })
})
