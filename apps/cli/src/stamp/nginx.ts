import { DOCUMENT_FOLDER, DOCUMENT_PARAMETERS } from '@livery/domain/routes'
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

/** Versions of TLS that a brand's server speaks: the defaults of older nginx name some that are broken. */
export const TLS_VERSIONS = 'TLSv1.2 TLSv1.3'

/** Headers of a brand's rules that say something of any answer, of another server's too. */
const ALWAYS = new Set(['X-Content-Type-Options', 'Strict-Transport-Security'])

/** Location of the gateway's calls. What every answer says is said here, and not once more by the gateway. */
const gatewayLocation = (always: readonly Header[]) => `
  # The gateway on the site's own origin: define the upstream 'gateway'.
  location ~ ^/(wps|lgw|lotto)/ {
${addHeaders(always)}
${always.map(([name]) => `    proxy_hide_header ${name};`).join('\n')}
    proxy_pass http://gateway;
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $host;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    proxy_set_header X-Forwarded-Host $host;
    proxy_set_header X-Forwarded-Proto $scheme;
    client_max_body_size ${UPLOAD_MIB}m;
  }
`

/**
 * Name of an nginx variable of a brand: letters, digits and underscores are allowed, and brands may share one
 * configuration.
 */
export function nginxVariable(tenant: string, name: string): string {
  return `livery_${tenant.replaceAll('-', '_')}_${name}`
}

/**
 * Variables with the part of a document's file name that each parameter of the query gives it: nothing without the
 * parameter, and the name of no file for a value that none can have.
 */
function queryMaps(tenant: string): string {
  return DOCUMENT_PARAMETERS.map(
    (name) => `map $arg_${name} $${nginxVariable(tenant, `at_${name}`)} {
  default "@";
  "" "";
  "~^[A-Za-z0-9_-]+$" "@${name}=$arg_${name}";
}`,
  ).join('\n\n')
}

/** Location of a bundle; absent, the operator writes it into the file. */
export interface NginxPlace {
  /** Directives in the server block, such as `root …;`. */
  readonly lines: readonly string[]
  /** Folders of other releases, whose pages may still be open and request hashed files. */
  readonly otherReleases?: readonly string[]
  /** Headers of pages in addition to the bundle's own. */
  readonly pageHeaders?: readonly Header[]
  /** The bundle's folder and that of documents renewed beside it, where it may not be changed. */
  readonly fresh?: { readonly root: string; readonly documents: string }
}

/** Locations of a release: documents renewed beside it come before those it was made with. */
function freshLocations(
  { root, documents: folder }: { readonly root: string; readonly documents: string },
  {
    documents,
    homeHeaders,
    pageHeaders,
  }: Readonly<Record<'documents' | 'homeHeaders' | 'pageHeaders', string>>,
): string {
  return `
  location = /sitemap.xml {
${pageHeaders}
    root ${folder};
    try_files /sitemap.xml @made;
  }

  location @home {
${homeHeaders}
    root ${root};
    try_files /index.html =404;
  }

  location @fresh {
${pageHeaders}
    root ${folder};
    try_files ${documents} @made;
  }

  location @made {
${pageHeaders}
    root ${root};
    try_files $uri ${documents} /app.html;
  }
`
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
  const { otherReleases = [], fresh } = place
  const query = DOCUMENT_PARAMETERS.map((name) => `$${nginxVariable(config.id, `at_${name}`)}`).join('')
  const documents = `$uri/index.html /${DOCUMENT_FOLDER}$uri${query}.html`
  const always = headersOf(rules, '/').filter(([name]) => ALWAYS.has(name))
  const homeHeaders = addHeaders(headersOf(rules, '/').concat(place.pageHeaders ?? []))
  const pageHeaders = addHeaders(headersOf(rules, '/m/').concat(place.pageHeaders ?? []))
  /** Next location to try when a folder lacks the file; the last answers 404. */
  const next = (at: number) => (at < otherReleases.length ? `@elsewhere${at + 1}` : '=404')
  return `${queryMaps(config.id)}

# ${config.name}: written by livery.
server {
  listen 443 ssl http2;
  ssl_protocols ${TLS_VERSIONS};
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
  location ^~ /_ {
${addHeaders(always)}
    return 404;
  }
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
${addHeaders(headersOf(rules, '/brand/x'))}
    try_files $uri ${next(at + 1)};
  }`,
  )
  .join('\n')}
${files.map((path) => exactLocation(path, headersOf(rules, path))).join('\n')}
${homePaths
  .map(
    (path) => `
  location = ${path} {
${homeHeaders}
${fresh === undefined ? '    try_files /index.html =404;' : `    root ${fresh.documents};\n    try_files /index.html @home;`}
  }`,
  )
  .join('\n')}
${fresh === undefined ? '' : freshLocations(fresh, { documents, homeHeaders, pageHeaders })}
${config.gateway.baseUrl === '' ? gatewayLocation(always) : ''}
  # A file that is not there is no page of the site, which are below /m/.
  location ~ ^/(?!m/).*\\.[^/]*$ {
${pageHeaders}
    try_files $uri =404;
  }

  location / {
${pageHeaders}
    try_files $uri ${fresh === undefined ? `${documents} /app.html` : '@fresh'};
  }
}
`
}
