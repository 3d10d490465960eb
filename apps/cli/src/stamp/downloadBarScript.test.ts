import { runInNewContext } from 'node:vm'

import { DOWNLOAD_BAR_CLOSED_KEY, DOWNLOAD_BAR_MARK } from '@livery/domain/device'
import { describe, expect, it, test } from 'vitest'

import { downloadBarScript } from './downloadBarScript.ts'

const minimumIos = '12.4'
const android = { minimumIos, androidUrl: 'https://cdn.example/app.apk' }

/**
 * Runs the script as a browser does before home's first frame.
 * @returns attributes that it set on the page
 */
function marksIn(browser: {
  readonly kept?: Record<string, string>
  /** Storage of the tab. */
  readonly tab?: Record<string, string>
  readonly installed?: boolean
}): string[] {
  const marks: string[] = []
  runInNewContext(`'before'${downloadBarScript({ install: android })}`, {
    localStorage: { getItem: (key: string) => browser.kept?.[key] ?? null },
    sessionStorage: { getItem: (key: string) => browser.tab?.[key] ?? null },
    matchMedia: (query: string) => ({
      matches: query === '(display-mode:standalone)' && browser.installed === true,
    }),
    document: { documentElement: { setAttribute: (name: string) => marks.push(name) } },
  })
  return marks
}

describe('space for the download bar', () => {
  test.each([
    ['not on a first visit (S-install-18)', {}, []],
    ['nor when its page is loaded again', { kept: { visits: '1' }, tab: { visiting: '1' } }, []],
    ['on a second visit (S-install-18)', { kept: { visits: '1' } }, [DOWNLOAD_BAR_MARK]],
    ['no more once the bar was closed', { kept: { visits: '1', [DOWNLOAD_BAR_CLOSED_KEY]: '1' } }, []],
    ['not in the installed site', { kept: { visits: '4' }, installed: true }, []],
  ])('is reserved %s', (_, browser, marks) => expect(marksIn(browser)).toEqual(marks))

  it('causes no error where storage is blocked', () => {
    const refused = {
      localStorage: {
        getItem: () => {
          throw new Error('SecurityError')
        },
      },
    }
    expect(() => runInNewContext(`'before'${downloadBarScript({ install: android })}`, refused)).not.toThrow()
  })

  it('is reserved for a brand whose app is for iOS alone', () =>
    expect(downloadBarScript({ install: { minimumIos, iosUrl: 'https://cdn.example/app.ipa' } })).not.toBe(
      '',
    ))

  it('is never reserved for a brand without an app', () =>
    expect(downloadBarScript({ install: { minimumIos } })).toBe(''))
})
