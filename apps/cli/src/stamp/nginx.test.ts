import { describe, expect, it } from 'vitest'

import { headerRules } from './headers.ts'
import { nginxFile, type NginxPlace } from './nginx.ts'

const CONFIG = {
  id: 'grand-harbour',
  name: 'Harbour',
  hosts: ['play.harbour.example'],
  gateway: { baseUrl: '', WEB: 1, MOBILE: 3, statusReading: 'B', tokenInPayload: false } as const,
}
const write = (place?: NginxPlace) =>
  nginxFile(CONFIG, { rules: headerRules("default-src 'none'"), homePaths: ['/', '/m/home'] }, place)

/** Text of a location, without what is common to all. */
const locationOf = (text: string, name: string) =>
  text
    .split(`location ${name} {`)[1]
    ?.split('\n  }')[0]
    ?.split('\n')
    .filter((line) => !line.includes('add_header'))
    .map((line) => line.trim())
    .filter(Boolean)

const QUERY = ['p', 'c', 'id', 'gameType'].map((name) => `$livery_grand_harbour_at_${name}`).join('')
const DOCUMENTS = `$uri/index.html /_pages$uri${QUERY}.html`

describe('the web server’s configuration', () => {
  it('speaks no version of TLS that is broken', () => {
    expect(write()).toContain('\n  ssl_protocols TLSv1.2 TLSv1.3;\n')
  })

  it('says in every answer that it is what it says, over TLS alone', () => {
    const always = [
      'add_header X-Content-Type-Options "nosniff" always;',
      'add_header Strict-Transport-Security "max-age=31536000; includeSubDomains" always;',
    ]
    const locations = write()
      .split(/^ {2}location /m)
      .slice(1)
    expect(locations.length).toBeGreaterThan(10)
    for (const text of locations)
      expect([text.split(' {')[0], ...always.filter((line) => !text.includes(line))]).toEqual([
        text.split(' {')[0],
      ])
  })

  it('finds the document of an address, and the bare page where there is none', () => {
    expect(locationOf(write(), '/')).toEqual([`try_files $uri ${DOCUMENTS} /app.html;`])
    expect(locationOf(write(), String.raw`~ ^/(?!m/).*\.[^/]*$`)).toEqual(['try_files $uri =404;'])
    expect(locationOf(write(), '= /m/home')).toEqual(['try_files /index.html =404;'])
  })

  it('takes nothing of a query into a path that could lead out of the folder', () => {
    const maps = [...write().matchAll(/map \$arg_(\w+) \$livery_grand_harbour_at_\1 \{([^}]*)\}/g)]
    expect(maps.map(([, name]) => name)).toEqual(['p', 'c', 'id', 'gameType'])
    for (const [, name, lines = ''] of maps)
      expect(lines.trim().split(/;\s*/)).toEqual([
        'default "@"',
        '"" ""',
        `"~^[A-Za-z0-9_-]+$" "@${name}=$arg_${name}"`,
        '',
      ])
  })

  it('looks for renewed documents beside a release first', () => {
    const text = write({ lines: ['root /r/site;'], fresh: { root: '/r/site', documents: '/r/fresh' } })
    expect(locationOf(text, '/')).toEqual(['try_files $uri @fresh;'])
    expect(locationOf(text, '@fresh')).toEqual(['root /r/fresh;', `try_files ${DOCUMENTS} @made;`])
    expect(locationOf(text, '@made')).toEqual(['root /r/site;', `try_files $uri ${DOCUMENTS} /app.html;`])
    expect(locationOf(text, '= /')).toEqual(['root /r/fresh;', 'try_files /index.html @home;'])
    expect(locationOf(text, '@home')).toEqual(['root /r/site;', 'try_files /index.html =404;'])
  })
})
