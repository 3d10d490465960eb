import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'

import { bridgeLinks, nativeBridge } from './nativeBridge.ts'
import { openOutsideTab } from './outsideTab.ts'

afterEach(() => {
  Reflect.deleteProperty(window, 'LiveryApp')
  Reflect.deleteProperty(window, 'webkit')
  vi.restoreAllMocks()
})

describe('the native shell’s bridge', () => {
  it('is undefined in a browser, and in a shell that does not offer one', () => {
    expect(nativeBridge()).toBeUndefined()
    Object.assign(window, { LiveryApp: {}, webkit: { messageHandlers: {} } })
    expect(nativeBridge()).toBeUndefined()
  })

  it('uses Android’s object, or iOS’s message handler', () => {
    const opened: string[] = []
    Object.assign(window, {
      webkit: { messageHandlers: { openExternal: { postMessage: (to: string) => opened.push(to) } } },
    })
    nativeBridge()?.('https://ios.example/')
    Object.assign(window, { LiveryApp: { openExternal: (to: string) => opened.push(to) } })
    nativeBridge()?.('https://android.example/')
    expect(opened).toEqual(['https://ios.example/', 'https://android.example/'])
  })

  it('opens addresses that get a new tab in a browser (S-native-01)', () => {
    const opened: string[] = []
    const open = vi.spyOn(window, 'open')
    Object.assign(window, { LiveryApp: { openExternal: (to: string) => opened.push(to) } })
    openOutsideTab().show('https://chat.example/')
    expect(opened).toEqual(['https://chat.example/'])
    expect(open).not.toHaveBeenCalled()
  })

  it('closes a tab whose address never arrived (S-native-02)', () => {
    const tab = { opener: window, location: { href: '' }, close: vi.fn<() => void>() }
    vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window)
    const outside = openOutsideTab()
    expect(tab.opener).toBeNull()
    outside.show('https://chat.example/')
    expect(tab.location.href).toBe('https://chat.example/')
    outside.close()
    expect(tab.close).toHaveBeenCalledOnce()
  })
})

describe('links in the native shell (S-native-01)', () => {
  const opened: string[] = []
  beforeAll(() => bridgeLinks((address) => opened.push(address)))

  it.each([
    ['another site', 'https://telegram.example/brand', true],
    ['a download', 'https://cdn.example/app.apk', true],
    ['a letter', 'mailto:care@brand.example', true],
    ['a page of the site', '/m/help', false],
  ])('%s: goes outside %s', (_, href, outside) => {
    opened.length = 0
    const link = document.createElement('a')
    link.href = href
    link.innerHTML = '<span>there</span>'
    // Cancels clicks that the bridge ignores; they would navigate this test page away.
    const stay = (event: Event): void => event.preventDefault()
    window.addEventListener('click', stay, { once: true })
    document.body.append(link)
    link.querySelector('span')?.click()
    expect(opened).toEqual(outside ? [link.href] : [])
    link.remove()
    window.removeEventListener('click', stay)
  })
})
