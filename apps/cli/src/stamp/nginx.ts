import { LIMITS } from '@livery/domain'
import type { TenantConfig } from '@livery/tenant'

import { headersOf } from './headers.ts'
import type { Header, ServedHeaders } from './headers.ts'
import { KINDS, TEXT_KINDS } from './kinds.ts'

/** What files are kept for. An error answered with it would be kept as well, where a file is only late. */
const isKept = ([name, value]: Header) => name === 'Cache-Control' && value.includes('max-age')

/** nginx drops inherited headers where a block adds its own: each block lists all of them. */
function addHeaders(headers: readonly Header[]): string {
  return headers
    .map((header) => {
      const [name, value] = header
      return `    add_header ${name} "${value.replaceAll('"', '\\"')}"${isKept(header) ? '' : ' always'};`
    })
    .join('\n')
}

/** One file with headers of its own. Its kind is told by nginx's own means: a second `Content-Type` would be added. */
function exactLocation(path: string, headers: readonly Header[]): string {
  const kind = headers.find(([name]) => name === 'Content-Type')?.[1]
  return `
  location = ${path} {${kind === undefined ? '' : `\n    types {}\n    default_type ${kind};`}
${addHeaders(headers.filter(([name]) => name !== 'Content-Type'))}
    try_files $uri =404;
  }`
}

/** Every kind by its endings: a `types` block takes the place of nginx's own list, and leaves none of it. */
function kindsBlock(): string {
  const kinds = [...new Set(Object.values(KINDS))]
  const lines = kinds.map((kind) => {
    const endings = Object.keys(KINDS).filter((ending) => KINDS[ending] === kind)
    return `    ${kind} ${endings.map((ending) => ending.slice(1)).join(' ')};`
  })
  return `  types {\n${lines.join('\n')}\n  }`
}

/** HTML is always among nginx's own, and telling it twice is a warning. */
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

/** Where nginx finds a bundle; absent, the operator writes it down. */
export interface NginxPlace {
  /** What goes into the server block, such as `root …;`. */
  readonly lines: readonly string[]
  /** Folders of other releases, whose hashed files open pages still ask for. */
  readonly elsewhere?: readonly string[]
  /** What pages answer with besides the bundle's own headers. */
  readonly pageHeaders?: readonly Header[]
}

/**
 * A server block for nginx 1.18 or newer with ngx_brotli. It is written anew with every release: certificates, and
 * whatever else is the server's own, come from a file that it includes.
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
  const { elsewhere = [] } = place
  /** Where nginx looks when a folder has no such file; the last one answers that there is none. */
  const next = (at: number) => (at < elsewhere.length ? `@elsewhere${at + 1}` : '=404')
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
${elsewhere
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
