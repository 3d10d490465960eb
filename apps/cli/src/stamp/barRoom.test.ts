import { runInNewContext } from 'node:vm'

import { DOWNLOAD_BAR_CLOSED_KEY, DOWNLOAD_BAR_MARK } from '@livery/domain'
import { describe, expect, it, test } from 'vitest'

import { barRoomScript } from './barRoom.ts'

const minimumIos = '12.4'
const android = { minimumIos, androidUrl: 'https://cdn.example/app.apk' }

/** Runs the script as a browser does before home's first frame; answers the marks it leaves on the page. */
function marksIn(browser: {
  readonly kept?: Record<string, string>
  readonly installed?: boolean
}): string[] {
  const marks: string[] = []
  runInNewContext(`'before'${barRoomScript({ install: android })}`, {
    localStorage: { getItem: (key: string) => browser.kept?.[key] ?? null },
    matchMedia: (query: string) => ({
      matches: query === '(display-mode:standalone)' && browser.installed === true,
    }),
    document: { documentElement: { setAttribute: (name: string) => marks.push(name) } },
  })
  return marks
}

describe('the room of the download bar', () => {
  test.each([
    ['on a first visit', {}, [DOWNLOAD_BAR_MARK]],
    ['no more once the bar was closed', { kept: { [DOWNLOAD_BAR_CLOSED_KEY]: '1' } }, []],
    ['not in the installed site', { installed: true }, []],
  ])('is kept %s', (_, browser, marks) => expect(marksIn(browser)).toEqual(marks))

  it('is no reason to fail where storage is refused', () => {
    const refused = {
      localStorage: {
        getItem: () => {
          throw new Error('SecurityError')
        },
      },
    }
    expect(() => runInNewContext(`'before'${barRoomScript({ install: android })}`, refused)).not.toThrow()
  })

  it('is never kept by a brand without an app', () =>
    expect(barRoomScript({ install: { minimumIos } })).toBe(''))
})
