import { html, reportPage } from '@livery/html'

import type { Bundle } from './bundles.ts'

/**
 * Local address of a brand. Host names cannot contain an underscore, so that of generated brands is
 * dropped.
 */
export function localAddress(id: string, port: number): string {
  return `http://${id.replace(/^_/, '')}.localhost:${port}`
}

/** Plain page for hosts of no brand: lists the brands with their addresses. */
export function overviewPage(bundles: readonly Bundle[], port: number): string {
  const items = bundles.map(({ id, hosts }) => {
    const local = hosts.find((host) => host.endsWith('.localhost')) ?? `${id}.localhost`
    return html`<li><a href="http://${local}:${port}/">${id}</a> <code>${hosts.join(', ')}</code></li>`
  })
  const list =
    items.length > 0
      ? html`<ul>
          ${items}
        </ul>`
      : html`<p>Nothing is built yet: <code>livery build --all</code></p>`
  return reportPage({
    title: 'Livery',
    style: '',
    body: html`<h1>Built brands</h1>
      ${list}`,
  })
}
