import { escapeHtml } from '../stamp/html.ts'
import { readableBytes } from '../terminal/table.ts'
import type { Change, ContrastChange, TextChange, TokenChange } from './compare.ts'
import { PAGE_STYLES } from './pageStyles.ts'
import type { PicturePair } from './pictures.ts'
import { describeCode, isUnchanged, readableChange } from './report.ts'
import type { BrandDiff, DiffBase, WeightChange } from './report.ts'

const HEX = /^#[0-9a-f]{6}$/i

function value(text: string | undefined, side: 'old' | 'new', dir?: 'ltr' | 'rtl'): string {
  if (text === undefined) return '<span class="quiet">–</span>'
  const swatch = HEX.test(text) ? `<span class="swatch" style="background:${text}"></span>` : ''
  const shown =
    dir === undefined ? `<code>${escapeHtml(text)}</code>` : `<span dir="${dir}">${escapeHtml(text)}</span>`
  return `<span class="value ${side}" title="${escapeHtml(text)}">${swatch}${shown}</span>`
}

const arrow = ({ before, after }: Change<string>) =>
  `<span class="pair">${value(before, 'old')}<i>→</i>${value(after, 'new')}</span>`

function section(title: string, count: number, content: string): string {
  return count === 0 ? '' : `<section><h3>${title}<b>${count}</b></h3>${content}</section>`
}

/** Rows that are seen at once; the others are one press away. */
const SEEN_ROWS = 16

function sheet(heads: readonly string[], rows: readonly string[]): string {
  const cells = heads.map(
    (head) => `<th${head.startsWith('#') ? ' class="figure"' : ''}>${head.replace('#', '')}</th>`,
  )
  const head = heads.every((each) => each === '') ? '' : `<thead><tr>${cells.join('')}</tr></thead>`
  const table = (some: readonly string[]) =>
    `<div class="sheet"><table>${head}<tbody>${some.join('')}</tbody></table></div>`
  const rest = rows.slice(SEEN_ROWS)
  const more =
    rest.length === 0 ? '' : `<details><summary>${rest.length} more</summary>${table(rest)}</details>`
  return table(rows.slice(0, SEEN_ROWS)) + more
}

/** One row a token, one column a theme. */
function tokens(changes: readonly TokenChange[]): string {
  const paths = [...new Set(changes.map(({ path }) => path))]
  const rows = paths.map((path) => {
    const cells = (['dark', 'light'] as const).map((theme) => {
      const change = changes.find((each) => each.path === path && each.theme === theme)
      return `<td>${change === undefined ? '<span class="quiet">=</span>' : arrow(change)}</td>`
    })
    return `<tr><td><code>${path}</code></td>${cells.join('')}</tr>`
  })
  return section('Tokens', paths.length, sheet(['', 'dark', 'light'], rows))
}

function sample([foreground, ground]: readonly [string, string]): string {
  return `<span class="sample" style="color:${escapeHtml(foreground)};background:${escapeHtml(ground)}">Aa</span>`
}

function contrast(changes: readonly ContrastChange[]): string {
  const rows = changes.map(({ theme, use, foreground, ground, needed, before, after, fails }) => {
    const ratio = `<b class="${fails ? 'bad' : 'good'}">${fails ? '✗' : '✓'} ${after.ratio.toFixed(2)}</b>`
    return `<tr${fails ? ' class="fails"' : ''}><td>${before === undefined ? '' : sample(before.colors)} ${sample(after.colors)}</td><td>${escapeHtml(use)}<div class="quiet"><code>${foreground}</code> on <code>${ground}</code>, ${theme}</div></td><td class="figure">${before?.ratio.toFixed(2) ?? '–'}</td><td class="figure">${ratio}</td><td class="figure">${needed}</td></tr>`
  })
  return section('Contrast', changes.length, sheet(['', '', '#before', '#after', '#needs'], rows))
}

function fields(title: string, changes: readonly ({ readonly field: string } & Change<string>)[]): string {
  const rows = changes.map(
    (each) => `<tr><td><code>${escapeHtml(each.field)}</code></td><td>${arrow(each)}</td></tr>`,
  )
  return section(title, changes.length, sheet(['', ''], rows))
}

function texts(changes: readonly TextChange[]): string {
  const rows = changes.map(
    ({ language, dir, id, before, after }) =>
      `<tr><td>${language}</td><td><code>${escapeHtml(id)}</code></td><td class="wrap">${value(before, 'old', dir)}</td><td class="wrap">${value(after, 'new', dir)}</td></tr>`,
  )
  return section('Texts', changes.length, sheet(['', '', 'before', 'after'], rows))
}

function screens({ screens: touched, tokens: changed }: BrandDiff): string {
  const chips = touched.map(
    ({ screen, because }) =>
      `<li>${escapeHtml(screen)} <small>${escapeHtml(because.slice(0, 4).join(', '))}${because.length > 4 ? ', …' : ''}</small></li>`,
  )
  const everywhere = changed.length > 0 ? ['<li>every screen <small>tokens</small></li>'] : []
  return section(
    'Screens touched',
    chips.length + everywhere.length,
    `<ul class="chips">${[...everywhere, ...chips].join('')}</ul>`,
  )
}

function bytes(weights: readonly WeightChange[]): string {
  const rows = weights.map((weight) => {
    const { what, before, after } = weight
    const tone = (after ?? 0) > (before ?? 0) ? 'bad' : 'good'
    const change =
      before === undefined || before === after
        ? '='
        : `<span class="${tone}">${readableChange(weight)}</span>`
    const written = (number: number | undefined) => (number === undefined ? '–' : readableBytes(number))
    return `<tr><td>${what}</td><td class="figure">${written(before)}</td><td class="figure">${written(after)}</td><td class="figure">${change}</td></tr>`
  })
  return section('Bytes', weights.length, sheet(['', '#before', '#after', '#change'], rows))
}

function pictures(pairs: readonly PicturePair[]): string {
  const side = (label: string, webp: Buffer | undefined) =>
    webp === undefined
      ? `<div>not there<span>${label}</span></div>`
      : `<div><img src="data:image/webp;base64,${webp.toString('base64')}" alt="" loading="lazy"><span>${label}</span></div>`
  const figures = pairs.map(({ screen, theme, language, dir, before, after, changed }) => {
    const look = `${theme}, ${language}${dir === 'rtl' ? ', right to left' : ''}`
    const share = changed === 0 ? 'the same' : `${Math.max(1, Math.round(changed * 100))} % differs`
    const much = before === undefined ? 'new' : share
    return `<figure><figcaption><span><b>${screen}</b> ${look}</span><span>${much}</span></figcaption><div class="sides">${side('before', before)}${side('after', after)}</div></figure>`
  })
  return section('Pictures', pairs.length, `<div class="gallery">${figures.join('')}</div>`)
}

function tally(diff: BrandDiff): string {
  const failing = diff.contrast.filter(({ fails }) => fails).length
  const figures: readonly (readonly [number, string, boolean?])[] = [
    [new Set(diff.tokens.map(({ path }) => path)).size, 'tokens'],
    [failing, 'pairs fail', failing > 0],
    [diff.flags.length, 'flags'],
    [diff.data.length, 'values'],
    [diff.texts.length, 'texts'],
    [diff.pictures.filter(({ changed }) => changed > 0).length, 'pictures differ'],
  ]
  return `<ul class="tally">${figures.map(([number, what, bad]) => `<li${bad === true ? ' class="bad"' : ''}><b>${number}</b>${what}</li>`).join('')}</ul>`
}

function brand(diff: BrandDiff): string {
  const { id, name, isNew } = diff
  const head = `<h2>${escapeHtml(name)}</h2><p class="quiet"><code>tenants/${escapeHtml(id)}</code>${isNew ? ', a new brand' : ''}</p>`
  if (isUnchanged(diff)) return `<article>${head}<p>Nothing changed.</p>${pictures(diff.pictures)}</article>`
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
  return `<article>${head}${tally(diff)}${parts.join('')}</article>`
}

/** The report as one file that needs nothing else: to look at, to attach, to keep. */
export function diffPage(base: DiffBase, diffs: readonly BrandDiff[]): string {
  const names = diffs.map(({ name }) => name).join(', ')
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>What changed in ${escapeHtml(names)}</title>
<style>${PAGE_STYLES}</style>
</head>
<body>
<main>
<header>
<h1>What changed in ${escapeHtml(names)}</h1>
<p>Working tree against <code>${escapeHtml(base.ref)}</code> (${escapeHtml(base.commit)}). ${escapeHtml(describeCode(base))}</p>
</header>
${diffs.map(brand).join('\n')}
<footer>Made by <code>livery diff</code>.</footer>
</main>
</body>
</html>
`
}
