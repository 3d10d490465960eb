import { html, reportPage } from '@livery/html'

import { PAGE_STYLES } from '../diff/pageStyles.ts'

/** One brand in one environment, as people read it. */
export interface FleetRow {
  readonly brand: string
  readonly environment: string
  readonly release: string
  readonly age: string
  readonly languages: number
  readonly warnings: number
  readonly errors: number
  /** Names of the shared defaults below the brand. */
  readonly defaults: string
  /** Environments with values of their own. */
  readonly values: string
}

const TABLE = `
table { width: 100%; border-collapse: collapse; margin-top: 32px; background: var(--card); border: 1px solid var(--line) }
th, td { padding: 8px 12px; border-bottom: 1px solid var(--line); text-align: start }
td.count { text-align: end; font-variant-numeric: tabular-nums }
tr.bad td { background: var(--badSoft); color: var(--bad) }
`

/** Page of a fleet: what each brand serves in each environment; brands with errors stand out. @param at time of the page */
export function fleetPage(rows: readonly FleetRow[], at: Date): string {
  const lines = rows.map(
    (row) =>
      html`<tr class="${row.errors > 0 ? 'bad' : ''}">
        <td>${row.brand}</td>
        <td>${row.environment}</td>
        <td><code>${row.release}</code></td>
        <td class="count">${row.age}</td>
        <td class="count">${row.languages}</td>
        <td class="count">${row.warnings}</td>
        <td class="count">${row.errors}</td>
        <td>${row.defaults}</td>
        <td>${row.values}</td>
      </tr>`,
  )
  const titles = [
    'Brand',
    'Environment',
    'Release',
    'Age',
    'Languages',
    'Warnings',
    'Errors',
    'Defaults',
    'Values',
  ]
  return reportPage({
    title: 'Fleet',
    style: PAGE_STYLES + TABLE,
    body: html`<main>
      <header>
        <h1>Fleet</h1>
        <p>${at.toISOString().slice(0, 16).replace('T', ' ')} UTC</p>
      </header>
      <table>
        <thead>
          <tr>
            ${titles.map((title) => html`<th scope="col">${title}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${lines}
        </tbody>
      </table>
    </main>`,
  })
}
