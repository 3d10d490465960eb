import { expect, it } from 'vitest'

import { appLinks } from './appLinks.ts'

const minimumIos = '16.4'
const configOf = (install: object) =>
  ({ install: { minimumIos, ...install } }) as Parameters<typeof appLinks>[0]

it('are absent for brands without apps', () => {
  expect(appLinks(configOf({}))).toEqual([])
})

it('let the brand’s own apps open its addresses', () => {
  const fingerprints = [Array.from({ length: 32 }, () => 'AB').join(':')]
  const files = appLinks(
    configOf({
      androidApp: { package: 'com.harbour.play', fingerprints },
      appleApp: { appId: 'ABCDE12345.com.harbour.play' },
    }),
  )
  expect(files.map(({ path }) => path)).toEqual([
    '.well-known/assetlinks.json',
    '.well-known/apple-app-site-association',
  ])
  const [android, apple] = files.map(({ content }) => JSON.parse(String(content)) as unknown)
  expect(android).toMatchObject([
    {
      target: {
        namespace: 'android_app',
        package_name: 'com.harbour.play',
        sha256_cert_fingerprints: fingerprints,
      },
    },
  ])
  expect(apple).toMatchObject({
    applinks: {
      details: [
        {
          appIDs: ['ABCDE12345.com.harbour.play'],
          components: expect.arrayContaining([{ '/': '/m/home' }, { '/': '/m/notice/*' }]),
        },
      ],
    },
  })
})
