import type { TenantConfig } from '@livery/tenant'

import { UNHASHED_CACHE, headersOf } from './headers.ts'
import type { Header, HeaderRule, ServedHeaders } from './headers.ts'

/** `_headers` as Netlify and Cloudflare Pages read it. */
export function headersFile(rules: readonly HeaderRule[]): string {
  const block = ({ match, headers }: HeaderRule) =>
    [match, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n')
  // Both hosts join the values of one header when several rules fit: no-cache goes to the unhashed paths by name.
  const unhashed = ['/', '/index.html', '/app', '/app.html', '/m', '/m/*', '/sw.js', '/manifest.webmanifest']
  const pages = unhashed.map((match): HeaderRule => ({ match, headers: [UNHASHED_CACHE] }))
  return `${[...rules, ...pages].map(block).join('\n\n')}\n`
}

/**
 * `_redirects` as the same hosts read it: home gets its own page, every other route the bare one. No rule catches
 * everything: Cloudflare would answer for files that exist too, and a hashed file that is gone must stay gone. Pages are
 * named without their ending, which both hosts find and neither redirects.
 */
export function redirectsFile(homePaths: readonly string[]): string {
  const lines = homePaths.filter((path) => path !== '/').map((path) => `${path} / 200`)
  return `${[...lines, '/m/* /app 200'].join('\n')}\n`
}

/** nginx drops inherited headers where a block adds its own: each block lists all of them. */
function nginxHeaders(headers: readonly Header[], indent: string): string {
  return headers
    .map(([name, value]) => `${indent}add_header ${name} "${value.replaceAll('"', '\\"')}" always;`)
    .join('\n')
}

/** One file with headers of its own. Its kind is told by nginx's own means: a second `Content-Type` would be added. */
function nginxExact(path: string, headers: readonly Header[]): string {
  const kind = headers.find(([name]) => name === 'Content-Type')?.[1]
  return `
  location = ${path} {${kind === undefined ? '' : `\n    types {}\n    default_type ${kind};`}
${nginxHeaders(
  headers.filter(([name]) => name !== 'Content-Type'),
  '    ',
)}
    try_files $uri =404;
  }`
}

/** Where nginx finds a bundle; absent, the operator writes it down. */
export interface NginxPlace {
  /** What goes into the server block, such as `root …;`. */
  readonly lines: readonly string[]
  /** Folder of the release before, whose hashed files open pages still ask for. */
  readonly before?: string | undefined
  /** What pages answer with besides the bundle's own headers. */
  readonly pageHeaders?: readonly Header[]
}

/** A server block for nginx with ngx_brotli. The operator adds certificates, the root and the gateway's address. */
export function nginxFile(
  config: Pick<TenantConfig, 'name' | 'hosts' | 'gateway'>,
  { rules, homePaths }: ServedHeaders,
  place: NginxPlace = { lines: ["# root /srv/…; set it to this bundle's folder"] },
): string {
  const hosts = config.hosts.filter((host) => !host.endsWith('.localhost'))
  const named = rules.map(({ match }) => match).filter((match) => match !== '/*')
  const folders = named.filter((match) => match.endsWith('/*')).map((match) => match.slice(0, -1))
  const files = named.filter((match) => !match.endsWith('*'))
  const gateway =
    config.gateway.baseUrl === ''
      ? `
  # The gateway on the site's own origin: define the upstream 'gateway'.
  location ~ ^/(wps|lgw|lotto)/ {
    proxy_pass http://gateway;
    proxy_set_header Host $host;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    proxy_set_header X-Forwarded-Proto $scheme;
  }
`
      : ''
  const older = place.before === undefined ? '=404' : '@before'
  return `# ${config.name}: written by livery. Add the certificates.
server {
  listen 443 ssl;
  http2 on;
  server_name ${(hosts.length > 0 ? hosts : config.hosts).join(' ')};
  index index.html;
${place.lines.map((line) => `  ${line}`).join('\n')}
  brotli_static on;
  gzip on;
  gzip_types text/css application/javascript application/json image/svg+xml application/manifest+json;
  types { application/manifest+json webmanifest; application/x-apple-aspen-config mobileconfig; }

  location ^~ /_build/ { return 404; }
${folders
  .map(
    (folder) => `
  location ^~ ${folder} {
${nginxHeaders(headersOf(rules, `${folder}x`), '    ')}
    try_files $uri ${older};
  }`,
  )
  .join('\n')}
${
  place.before === undefined
    ? ''
    : `
  location @before {
    root ${place.before};
${nginxHeaders(headersOf(rules, `${folders[0] ?? '/'}x`), '    ')}
  }
`
}${files.map((path) => nginxExact(path, headersOf(rules, path))).join('\n')}
${homePaths
  .map(
    (path) => `
  location = ${path} {
${nginxHeaders(headersOf(rules, path).concat(place.pageHeaders ?? []), '    ')}
    try_files /index.html =404;
  }`,
  )
  .join('\n')}
${gateway}
  location / {
${nginxHeaders(headersOf(rules, '/m/').concat(place.pageHeaders ?? []), '    ')}
    try_files $uri /app.html;
  }
}
`
}
