import { html, reportPage, type Markup, type Part } from '@livery/html'

import { readableBytes } from '../terminal/table.ts'
import { PAGE_STYLES } from './pageStyles.ts'
import type { PicturePair } from './pictures.ts'
import {
  describeCode,
  isUnchanged,
  readableChange,
  type BrandDiff,
  type DiffBase,
  type WeightChange,
} from './report.ts'
import { contrast, fields, section, sheet, texts, tokens } from './tables.ts'

function screens({ screens: touched, tokens: changed }: BrandDiff): Part {
  const chips = touched.map(({ screen, because }) => {
    const reasons = `${because.slice(0, 4).join(', ')}${because.length > 4 ? ', …' : ''}`
    return html`<li>${screen} <small>${reasons}</small></li>`
  })
  const everywhere = changed.length > 0 ? [html`<li>every screen <small>tokens</small></li>`] : []
  const all = [...everywhere, ...chips]
  return section(
    'Screens touched',
    all.length,
    html`<ul class="chips">
      ${all}
    </ul>`,
  )
}

function bytes(weights: readonly WeightChange[]): Part {
  const rows = weights.map((weight) => {
    const { what, before, after } = weight
    const tone = (after ?? 0) > (before ?? 0) ? 'bad' : 'good'
    const change =
      before === undefined || before === after
        ? '='
        : html`<span class="${tone}">${readableChange(weight)}</span>`
    const written = (number: number | undefined) => (number === undefined ? '–' : readableBytes(number))
    return html`<tr>
      <td>${what}</td>
      <td class="figure">${written(before)}</td>
      <td class="figure">${written(after)}</td>
      <td class="figure">${change}</td>
    </tr>`
  })
  return section('Bytes', weights.length, sheet(['', '#before', '#after', '#change'], rows))
}

function side(label: string, webp: Buffer | undefined): Markup {
  if (webp === undefined) return html`<div>not there<span>${label}</span></div>`
  const source = `data:image/webp;base64,${webp.toString('base64')}`
  return html`<div><img src="${source}" alt="" loading="lazy" /><span>${label}</span></div>`
}

function pictures(pairs: readonly PicturePair[]): Part {
  const figures = pairs.map(({ screen, theme, language, dir, before, after, changed }) => {
    const look = `${theme}, ${language}${dir === 'rtl' ? ', right to left' : ''}`
    const share = changed === 0 ? 'the same' : `${Math.max(1, Math.round(changed * 100))} % differs`
    const much = before === undefined ? 'new' : share
    return html`<figure>
      <figcaption>
        <span><b>${screen}</b> ${look}</span><span>${much}</span>
      </figcaption>
      <div class="sides">${side('before', before)}${side('after', after)}</div>
    </figure>`
  })
  return section('Pictures', pairs.length, html`<div class="gallery">${figures}</div>`)
}

function tally(diff: BrandDiff): Markup {
  const failing = diff.contrast.filter(({ fails }) => fails).length
  const figures: readonly (readonly [number, string, boolean?])[] = [
    [new Set(diff.tokens.map(({ path }) => path)).size, 'tokens'],
    [failing, 'pairs fail', failing > 0],
    [diff.flags.length, 'flags'],
    [diff.data.length, 'values'],
    [diff.texts.length, 'texts'],
    [diff.pictures.filter(({ changed }) => changed > 0).length, 'pictures differ'],
  ]
  const items = figures.map(
    ([number, what, bad = false]) => html`<li class="${bad ? 'bad' : ''}"><b>${number}</b>${what}</li>`,
  )
  return html`<ul class="tally">
    ${items}
  </ul>`
}

function brand(diff: BrandDiff): Markup {
  const { id, name, isNew } = diff
  const head = html`<h2>${name}</h2>
    <p class="quiet"><code>tenants/${id}</code>${isNew && ', a new brand'}</p>`
  if (isUnchanged(diff))
    return html`<article>
      ${head}
      <p>Nothing changed.</p>
      ${pictures(diff.pictures)}
    </article>`
  const parts = [
    pictures(diff.pictures),
    contrast(diff.contrast),
    fields('Flags', diff.flags),
    texts(diff.texts),
    screens(diff),
    fields('Data', diff.data),
    tokens(diff.tokens),
    bytes(diff.bytes),
  ]
  return html`<article>${head}${tally(diff)}${parts}</article>`
}

/** HTML report as a single self-contained file. */
export function diffPage(base: DiffBase, diffs: readonly BrandDiff[]): string {
  const title = `What changed in ${diffs.map(({ name }) => name).join(', ')}`
  const against = html`Working tree against <code>${base.ref}</code> (${base.commit}). ${describeCode(base)}`
  return reportPage({
    title,
    style: PAGE_STYLES,
    body: html`<main>
      <header>
        <h1>${title}</h1>
        <p>${against}</p>
      </header>
      ${diffs.map(brand)}
      <footer>Made by <code>livery diff</code>.</footer>
    </main>`,
  })
}
