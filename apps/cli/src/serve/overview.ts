import { escapeHtml } from '../stamp/html.ts'
import type { Bundle } from './bundles.ts'

/** Where a brand answers on this machine. A host name cannot hold an underscore: generated brands go without theirs. */
export function localAddress(id: string, port: number): string {
  return `http://${id.replace(/^_/, '')}.localhost:${port}`
}

/** The plain page of hosts that are no brand: which brands there are, and where. */
export function overviewPage(bundles: readonly Bundle[], port: number): string {
  const items = bundles.map(({ id, hosts }) => {
    const local = hosts.find((host) => host.endsWith('.localhost')) ?? `${id}.localhost`
    return `<li><a href="http://${escapeHtml(local)}:${port}/">${escapeHtml(id)}</a> <code>${hosts.map(escapeHtml).join(', ')}</code></li>`
  })
  const list =
    items.length > 0
      ? `<ul>${items.join('')}</ul>`
      : '<p>Nothing is built yet: <code>livery build --all</code></p>'
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Livery</title></head>
<body><h1>Built brands</h1>${list}</body>
</html>
`
}
