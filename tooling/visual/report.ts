import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { html, Markup, reportPage as pageOf } from '@livery/html'

import { digestOf, writeChanges } from './approvals.ts'
import type { Comparison } from './comparePictures.ts'
import { SCRIPT, STYLE } from './reportLook.ts'
import type { TokenChange } from './tokenChanges.ts'

/** Picture of the report, with its files. */
export interface ReportEntry {
  /** Story, brand and theme, such as `Button Every aurora dark`. */
  readonly name: string
  readonly comparison: Comparison
  readonly before?: Buffer | undefined
  readonly after?: Buffer | undefined
  /** Component that is shown, such as `ui/button`; left out for a screen, which has many. */
  readonly part?: string | undefined
  /** True for a change that somebody has approved. */
  readonly approved?: boolean
}

export interface ReportHead {
  /** Base of the comparison: a commit, shortened. */
  readonly base: string
  /** Number of compared pictures. */
  readonly compared: number
  /** Tokens whose values differ. */
  readonly tokens: readonly TokenChange[]
}

const fileName = (name: string, part: string): string => `${name.replaceAll(/[^\w.-]+/g, '_')}.${part}.png`

const differs = ({ comparison }: ReportEntry): boolean => comparison.verdict !== 'same'

function figure(name: string, part: string, picture: Buffer | undefined): Markup {
  const file = fileName(name, part)
  const shown = picture
    ? html`<a href="${file}"><img src="${file}" alt="${name}, ${part}" loading="lazy" /></a>`
    : html`<p>none</p>`
  return html`<figure>
    <figcaption>${part}</figcaption>
    ${shown}
  </figure>`
}

/** Both sides one over the other, the later one uncovered from the slider on. */
const slider = (name: string): Markup =>
  html`<details>
    <summary>Slide from before to after</summary>
    <input type="range" value="50" aria-label="Place of the edge between before and after, per cent" />
    <div class="slide">
      <img src="${fileName(name, 'after')}" alt="" loading="lazy" /><img
        src="${fileName(name, 'before')}"
        alt=""
        loading="lazy"
      /><i></i>
    </div>
  </details>`

/** Changed tokens that may have changed a picture: those that its component draws with; all of them for a screen. */
const tokensOf = ({ part }: ReportEntry, tokens: readonly TokenChange[]): readonly string[] =>
  tokens.filter(({ users }) => part === undefined || users.includes(part)).map(({ token }) => token)

function section(entry: ReportEntry, tokens: readonly TokenChange[]): Markup {
  const { name, before, after } = entry
  const { verdict, pixels, difference } = entry.comparison
  const words = verdict === 'changed' ? `${pixels.toLocaleString('en')} pixels` : verdict
  return html`<section
    data-digest="${digestOf(before, after)}"
    data-tokens="${tokensOf(entry, tokens).join(' ')}"
  >
    <h2>
      ${name}: ${words} <label><input type="checkbox" /> approve</label>
    </h2>
    <div class="sides">
      ${Object.entries({ before, after, difference }).map(([part, picture]) => figure(name, part, picture))}
    </div>
    ${verdict === 'changed' && slider(name)}
  </section>`
}

function tokenTable(tokens: readonly TokenChange[]): Markup {
  const rows = tokens.map(
    ({ token, before, after, looks, users }) =>
      html`<tr>
        <td><button type="button" aria-pressed="false" data-token="${token}">${token}</button></td>
        <td><code>${before}</code></td>
        <td><code>${after}</code></td>
        <td>${looks.join(', ')}</td>
        <td>${users.join(', ')}</td>
      </tr>`,
  )
  return html`<nav>
    <h2>By token: ${tokens.length} changed. A token’s button shows only what draws with it.</h2>
    <table>
      <tr>
        <th>Token</th>
        <th>Before</th>
        <th>After</th>
        <th>In</th>
        <th>Drawn with by</th>
      </tr>
      ${rows}
    </table>
  </nav>`
}

/** The report as one page that names its pictures by file. */
export function reportPage(entries: readonly ReportEntry[], { base, compared, tokens }: ReportHead): string {
  const changed = entries.filter(differs).toSorted((a, b) => b.comparison.pixels - a.comparison.pixels)
  const open = changed.filter(({ approved }) => !approved)
  const approved = changed.filter((entry) => entry.approved)
  const title = `${open.length} of ${compared} pictures differ from ${base}`
  return pageOf({
    title: 'What changed',
    style: STYLE,
    body: html`<h1>${title}${approved.length > 0 && `, ${approved.length} more are approved`}</h1>
      ${tokens.length > 0 && tokenTable(tokens)}
      ${
        open.length > 0 &&
        html`<nav>
          <h2>Approve <button type="button" id="all">Tick all that are shown</button></h2>
          <code id="approve"></code>
        </nav>`
      }
      ${open.map((entry) => section(entry, tokens))}
      ${
        approved.length > 0 &&
        html`<details>
          <summary>Approved</summary>
          <ul>
            ${approved.map(({ name }) => html`<li>${name}</li>`)}
          </ul>
        </details>`
      }
      ${new Markup(`<script>${SCRIPT}</script>`)}`,
  })
}

/** Writes the report, its pictures and its changes into a folder; returns the path of the page. */
export async function writeReport(
  folder: string,
  entries: readonly ReportEntry[],
  head: ReportHead,
): Promise<string> {
  await mkdir(folder, { recursive: true })
  const shown = entries.filter(differs)
  for (const { name, before, after, comparison } of shown) {
    const parts = { before, after, difference: comparison.difference }
    for (const [part, picture] of Object.entries(parts)) {
      if (picture) await writeFile(join(folder, fileName(name, part)), picture)
    }
  }
  await writeChanges(
    folder,
    shown.map(({ name, before, after }) => ({ name, digest: digestOf(before, after) })),
  )
  const page = join(folder, 'index.html')
  await writeFile(page, reportPage(entries, head))
  return page
}
