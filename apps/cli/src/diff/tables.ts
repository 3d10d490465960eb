import { html, type Markup, type Part } from '@livery/html'

import type { Change, ContrastChange, TextChange, TokenChange } from './compare.ts'

const HEX = /^#[0-9a-f]{6}$/i

function value(text: string | undefined, side: 'old' | 'new', dir?: 'ltr' | 'rtl'): Markup {
  if (text === undefined) return html`<span class="quiet">–</span>`
  const swatch = HEX.test(text) && html`<span class="swatch" style="background:${text}"></span>`
  const shown = dir === undefined ? html`<code>${text}</code>` : html`<span dir="${dir}">${text}</span>`
  return html`<span class="value ${side}" title="${text}">${swatch}${shown}</span>`
}

const arrow = ({ before, after }: Change<string>): Markup =>
  html`<span class="pair">${value(before, 'old')}<i>→</i>${value(after, 'new')}</span>`

/** A heading with how many changes it has; nothing when there are none. */
export const section = (title: string, count: number, content: Markup): Markup | false =>
  count > 0 &&
  html`<section>
    <h3>${title}<b>${count}</b></h3>
    ${content}
  </section>`

/** Rows that are seen at once; the others are one press away. */
const SEEN_ROWS = 16

/** A table of changes. @param heads one a column; a `#` before it makes a column of figures */
export function sheet(heads: readonly string[], rows: readonly Markup[]): Markup {
  const cells = heads.map((head) =>
    head.startsWith('#') ? html`<th class="figure">${head.slice(1)}</th>` : html`<th>${head}</th>`,
  )
  const head =
    heads.some((each) => each !== '') &&
    html`<thead>
      <tr>
        ${cells}
      </tr>
    </thead>`
  const table = (some: readonly Markup[]) =>
    html`<div class="sheet">
      <table>
        ${head}
        <tbody>
          ${some}
        </tbody>
      </table>
    </div>`
  const rest = rows.slice(SEEN_ROWS)
  const more =
    rest.length > 0 &&
    html`<details>
      <summary>${rest.length} more</summary>
      ${table(rest)}
    </details>`
  return html`${table(rows.slice(0, SEEN_ROWS))}${more}`
}

/** Changed tokens: one row a token, one column a theme. */
export function tokens(changes: readonly TokenChange[]): Part {
  const paths = [...new Set(changes.map(({ path }) => path))]
  const rows = paths.map((path) => {
    const cells = (['dark', 'light'] as const).map((theme) => {
      const change = changes.find((each) => each.path === path && each.theme === theme)
      return html`<td>${change === undefined ? html`<span class="quiet">=</span>` : arrow(change)}</td>`
    })
    return html`<tr>
      <td><code>${path}</code></td>
      ${cells}
    </tr>`
  })
  return section('Tokens', paths.length, sheet(['', 'dark', 'light'], rows))
}

const sample = ([foreground, background]: readonly [string, string]): Markup =>
  html`<span class="sample" style="color:${foreground};background:${background}">Aa</span>`

/** Changed pairs of colours with their contrast before and after. */
export function contrast(changes: readonly ContrastChange[]): Part {
  const rows = changes.map(({ theme, use, foreground, background, needed, before, after, fails }) => {
    const ratio = html`<b class="${fails ? 'bad' : 'good'}"
      >${fails ? '✗' : '✓'} ${after.ratio.toFixed(2)}</b
    >`
    const pair = html`<code>${foreground}</code> on <code>${background}</code>, ${theme}`
    return html`<tr class="${fails ? 'fails' : ''}">
      <td>${before !== undefined && sample(before.colors)} ${sample(after.colors)}</td>
      <td>
        ${use}
        <div class="quiet">${pair}</div>
      </td>
      <td class="figure">${before?.ratio.toFixed(2) ?? '–'}</td>
      <td class="figure">${ratio}</td>
      <td class="figure">${needed}</td>
    </tr>`
  })
  return section('Contrast', changes.length, sheet(['', '', '#before', '#after', '#needs'], rows))
}

/** Changed values of the configuration. */
export function fields(
  title: string,
  changes: readonly ({ readonly field: string } & Change<string>)[],
): Part {
  const rows = changes.map(
    (each) =>
      html`<tr>
        <td><code>${each.field}</code></td>
        <td>${arrow(each)}</td>
      </tr>`,
  )
  return section(title, changes.length, sheet(['', ''], rows))
}

/** Changed messages. */
export function texts(changes: readonly TextChange[]): Part {
  const rows = changes.map(
    ({ language, dir, id, before, after }) =>
      html`<tr>
        <td>${language}</td>
        <td><code>${id}</code></td>
        <td class="wrap">${value(before, 'old', dir)}</td>
        <td class="wrap">${value(after, 'new', dir)}</td>
      </tr>`,
  )
  return section('Texts', changes.length, sheet(['', '', 'before', 'after'], rows))
}
