import type { TenantConfig } from '@livery/tenant'

import { UNHASHED_CACHE, headersOf } from './headers.ts'
import type { Header, HeaderRule, ServedHeaders } from './headers.ts'

/** `_headers` as Netlify and Cloudflare Pages read it. */
export function headersFile(rules: readonly HeaderRule[]): string {
  const block = ({ match, headers }: HeaderRule) =>
    [match, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n')
  // Both hosts join the values of one header when several rules fit: no-cache goes to the unhashed paths by name.
  const unhashed = ['/', '/index.html', '/app.html', '/m/*', '/sw.js', '/manifest.webmanifest']
  const pages = unhashed.map((match): HeaderRule => ({ match, headers: [UNHASHED_CACHE] }))
  return `${[...rules, ...pages].map(block).join('\n\n')}\n`
}

/** `_redirects` as the same hosts read it: home gets its own page, every other route the bare one. */
export function redirectsFile(homePaths: readonly string[]): string {
  const lines = homePaths.filter((path) => path !== '/').map((path) => `${path} /index.html 200`)
  return `${[...lines, '/* /app.html 200'].join('\n')}\n`
}

/** nginx drops inherited headers where a block adds its own: each block lists all of them. */
function nginxHeaders(headers: readonly Header[], indent: string): string {
  return headers
    .map(([name, value]) => `${indent}add_header ${name} "${value.replaceAll('"', '\\"')}" always;`)
    .join('\n')
}

/** A server block for nginx with ngx_brotli. The operator adds certificates, the root and the gateway's address. */
export function nginxFile(config: TenantConfig, { rules, homePaths }: ServedHeaders): string {
  const hosts = config.hosts.filter((host) => !host.endsWith('.localhost'))
  const folders = rules.filter(({ match }) => match !== '/*').map(({ match }) => match.slice(0, -1))
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
  return `# ${config.name}: written by \`livery build\`. Set root to this bundle's folder and add the certificates.
server {
  listen 443 ssl;
  http2 on;
  server_name ${(hosts.length > 0 ? hosts : config.hosts).join(' ')};
  index index.html;
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
    try_files $uri =404;
  }`,
  )
  .join('\n')}
${homePaths
  .map(
    (path) => `
  location = ${path} {
${nginxHeaders(headersOf(rules, path), '    ')}
    try_files /index.html =404;
  }`,
  )
  .join('\n')}
${gateway}
  location / {
${nginxHeaders(headersOf(rules, '/m/'), '    ')}
    try_files $uri /app.html;
  }
}
`
}
