import { expect, it, test } from 'vitest'

import { firstPicture } from './firstPicture.ts'
import { sitemapFile } from './sitemap.ts'
import { breadcrumbs, questionsData, siteData } from './structuredData.ts'

const SITE = 'https://play.harbour.example'

test.each([
  ['<p>no picture</p>', undefined],
  ['<img src="/logo.svg" alt="">', undefined],
  ['<img src="/a.svg"><img src="/b.avif?a=1&amp;b=2" fetchPriority="high">', { src: '/b.avif?a=1&b=2' }],
  [
    '<img src="/b" srcSet="/b 1x, /c 2x" sizes="100vw" fetchpriority="high">',
    { src: '/b', srcset: '/b 1x, /c 2x', sizes: '100vw' },
  ],
])('the first picture of %s is %j', (html, picture) => expect(firstPicture(html)).toEqual(picture))

it('says who runs the site on home', () => {
  const config = {
    name: 'Harbour',
    description: 'Ships.',
    contacts: { email: 'a@harbour.example', facebook: 'https://facebook.example/harbour' },
  }
  expect(siteData(config, SITE, '/brand/logo.svg', 'en-GB')).toMatchObject({
    '@graph': [
      {
        '@type': 'Organization',
        logo: `${SITE}/brand/logo.svg`,
        sameAs: ['https://facebook.example/harbour'],
      },
      { '@type': 'WebSite', name: 'Harbour', url: `${SITE}/`, inLanguage: 'en-GB' },
    ],
  })
})

it('numbers the way to an inner page', () => {
  const way = [
    { name: 'Harbour', url: `${SITE}/` },
    { name: 'Help', url: `${SITE}/m/help` },
  ]
  expect(breadcrumbs(way)).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Harbour', item: `${SITE}/` },
      { position: 2, name: 'Help', item: `${SITE}/m/help` },
    ],
  })
})

test.each([
  [[], 0],
  [[{ title: 'Empty', content: ' ' }], 0],
  [
    [
      { title: 'How?', content: '<p>So.</p>' },
      { title: 'Empty', content: '' },
    ],
    1,
  ],
])('of %j, %d questions are told', (questions, count) => {
  const told = questionsData(questions).flatMap((data) => data['mainEntity'])
  expect(told).toHaveLength(count)
})

it('escapes addresses in the sitemap', () => {
  const text = sitemapFile([{ canonical: `${SITE}/m/helpDetail?p=0&c=1`, alternates: [] }])
  expect(text).toContain(`<url><loc>${SITE}/m/helpDetail?p=0&amp;c=1</loc></url>`)
})
