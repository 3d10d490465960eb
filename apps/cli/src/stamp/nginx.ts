import { LIMITS } from '@livery/domain/validation'
import type { TenantConfig } from '@livery/tenant'

import { headersOf, type Header, type ServedHeaders } from './headers.ts'
import { KINDS, TEXT_KINDS } from './kinds.ts'

/** True for headers that make caches keep a file. Errors must not carry them: the file may only be late. */
const isKept = ([name, value]: Header) => name === 'Cache-Control' && value.includes('max-age')

/** All headers of a block: nginx drops inherited headers where a block adds its own. */
function addHeaders(headers: readonly Header[]): string {
  return headers
    .map((header) => {
      const [name, value] = header
      return `    add_header ${name} "${value.replaceAll('"', '\\"')}"${isKept(header) ? '' : ' always'};`
    })
    .join('\n')
}

/**
 * Location of one file with headers of its own. The content type is set by nginx's own directive: a header
 * would add a second one.
 */
function exactLocation(path: string, headers: readonly Header[]): string {
  const kind = headers.find(([name]) => name === 'Content-Type')?.[1]
  return `
  location = ${path} {${kind === undefined ? '' : `\n    types {}\n    default_type ${kind};`}
${addHeaders(headers.filter(([name]) => name !== 'Content-Type'))}
    try_files $uri =404;
  }`
}

/** `types` block with every content type: it replaces nginx's own list entirely. */
function kindsBlock(): string {
  const kinds = [...new Set(Object.values(KINDS))]
  const lines = kinds.map((kind) => {
    const endings = Object.keys(KINDS).filter((ending) => KINDS[ending] === kind)
    return `    ${kind} ${endings.map((ending) => ending.slice(1)).join(' ')};`
  })
  return `  types {\n${lines.join('\n')}\n  }`
}

/** nginx always compresses HTML, and listing it is a warning. */
const COMPRESSED = TEXT_KINDS.filter((kind) => kind !== 'text/html').join(' ')
const UPLOAD_MIB = Math.ceil((LIMITS.promotionImages * LIMITS.promotionImageBytes) / 1024 ** 2) + 1

const GATEWAY = `
  # The gateway on the site's own origin: define the upstream 'gateway'.
  location ~ ^/(wps|lgw|lotto)/ {
    proxy_pass http://gateway;
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $host;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    proxy_set_header X-Forwarded-Proto $scheme;
    client_max_body_size ${UPLOAD_MIB}m;
  }
`

/** Location of a bundle; absent, the operator writes it into the file. */
export interface NginxPlace {
  /** Directives in the server block, such as `root …;`. */
  readonly lines: readonly string[]
  /** Folders of other releases, whose pages may still be open and request hashed files. */
  readonly otherReleases?: readonly string[]
  /** Headers of pages in addition to the bundle's own. */
  readonly pageHeaders?: readonly Header[]
}

/**
 * Server block for nginx 1.18 or newer with ngx_brotli. Every release overwrites it: certificates and the
 * server's other settings belong in a file that it includes.
 */
export function nginxFile(
  config: Pick<TenantConfig, 'id' | 'name' | 'hosts' | 'gateway'>,
  { rules, homePaths }: ServedHeaders,
  place: NginxPlace = { lines: ["# root /srv/…; set it to this bundle's folder"] },
): string {
  const hosts = config.hosts.filter((host) => !host.endsWith('.localhost'))
  const named = rules.map(({ match }) => match).filter((match) => match !== '/*')
  const folders = named.filter((match) => match.endsWith('/*')).map((match) => match.slice(0, -1))
  const files = named.filter((match) => !match.endsWith('*'))
  const { otherReleases = [] } = place
  /** Next location to try when a folder lacks the file; the last answers 404. */
  const next = (at: number) => (at < otherReleases.length ? `@elsewhere${at + 1}` : '=404')
  const pages = (path: string) => addHeaders(headersOf(rules, path).concat(place.pageHeaders ?? []))
  return `# ${config.name}: written by livery.
server {
  listen 443 ssl http2;
  server_name ${(hosts.length > 0 ? hosts : config.hosts).join(' ')};
  # Certificates, and what else is this server's own. The brackets let nginx start without the file.
  include /etc/nginx/livery/${config.id}[.]conf;
  index index.html;
${place.lines.map((line) => `  ${line}`).join('\n')}
  server_tokens off;
  brotli_static on;
  gzip on;
  gzip_vary on;
  gzip_types ${COMPRESSED};
  charset utf-8;
  charset_types ${COMPRESSED};
${kindsBlock()}

  # For operators and other hosts, not for visitors.
  location ^~ /_ { return 404; }
${folders
  .map(
    (folder) => `
  location ^~ ${folder} {
${addHeaders(headersOf(rules, `${folder}x`))}
    try_files $uri ${next(0)};
  }`,
  )
  .join('\n')}
${otherReleases
  .map(
    (folder, at) => `
  location ${next(at)} {
    root ${folder};
${addHeaders(headersOf(rules, `${folders[0] ?? '/'}x`))}
    try_files $uri ${next(at + 1)};
  }`,
  )
  .join('\n')}
${files.map((path) => exactLocation(path, headersOf(rules, path))).join('\n')}
${homePaths
  .map(
    (path) => `
  location = ${path} {
${pages(path)}
    try_files /index.html =404;
  }`,
  )
  .join('\n')}
${config.gateway.baseUrl === '' ? GATEWAY : ''}
  location / {
${pages('/m/')}
    try_files $uri /app.html;
  }
}
`
}
