import { expect, test } from 'vitest'

import { downloadLinks } from './links.ts'

test('every app that a brand names is a download (S-install-10)', () => {
  const androidUrl = 'https://get.example/app.apk'
  const iosUrl = 'https://get.example/app.ipa'
  expect(downloadLinks({ install: { minimumIos: '12.4', androidUrl, iosUrl }, contacts: {} })).toEqual([
    { resourceType: 'Android', url: androidUrl },
    { resourceType: 'IOS', url: iosUrl },
  ])
})
