import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { html, reportPage as pageOf, type Markup } from '@livery/html'

import type { Comparison } from './comparePictures.ts'

/** Picture of the report, with its files. */
export interface ReportEntry {
  /** Story, brand and theme, such as `components-button--every aurora dark`. */
  readonly name: string
  readonly comparison: Comparison
  readonly before?: Buffer | undefined
  readonly after?: Buffer | undefined
}

export interface ReportHead {
  /** Base of the comparison: a commit, shortened. */
  readonly base: string
  /** Number of compared pictures. */
  readonly compared: number
}

const fileName = (name: string, part: string): string => `${name.replaceAll(' ', '_')}.${part}.png`

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

const STYLE = `body{margin:0;padding:16px;font:14px/1.5 system-ui;background:#777;color:#000}
h1{font-size:18px}section{margin-block-end:24px;padding:12px;background:#999;border-radius:8px}h2{font-size:15px;margin:0 0 8px}
div{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:12px;align-items:start}figure{margin:0}img{max-width:100%;display:block}`

/** The report as one page that names its pictures by file. */
export function reportPage(entries: readonly ReportEntry[], head: ReportHead): string {
  const changed = entries.filter(({ comparison }) => comparison.verdict !== 'same')
  const sections = changed
    .toSorted((a, b) => b.comparison.pixels - a.comparison.pixels)
    .map(({ name, comparison: { verdict, pixels, difference }, before, after }) => {
      const words = verdict === 'changed' ? `${pixels.toLocaleString('en')} pixels` : verdict
      const figures = Object.entries({ before, after, difference }).map(([part, picture]) =>
        figure(name, part, picture),
      )
      return html`<section>
        <h2>${name}: ${words}</h2>
        <div>${figures}</div>
      </section>`
    })
  const title = `${changed.length} of ${head.compared} pictures differ from ${head.base}`
  return pageOf({
    title: 'What changed',
    style: STYLE,
    body: html`<h1>${title}</h1>
      ${sections}`,
  })
}

/** Writes the report and its pictures into a folder; returns the path of the page. */
export async function writeReport(
  folder: string,
  entries: readonly ReportEntry[],
  head: ReportHead,
): Promise<string> {
  await mkdir(folder, { recursive: true })
  const shown = entries.filter(({ comparison }) => comparison.verdict !== 'same')
  for (const { name, before, after, comparison } of shown) {
    const parts = { before, after, difference: comparison.difference }
    for (const [part, picture] of Object.entries(parts)) {
      if (picture) await writeFile(join(folder, fileName(name, part)), picture)
    }
  }
  const page = join(folder, 'index.html')
  await writeFile(page, reportPage(entries, head))
  return page
}
