import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Comparison } from './comparePictures.ts'

/** One picture of the report, with the files beside it. */
export interface ReportEntry {
  /** Story, brand and theme, such as `components-button--every aurora dark`. */
  readonly name: string
  readonly comparison: Comparison
  readonly before?: Buffer | undefined
  readonly after?: Buffer | undefined
}

export interface ReportHead {
  /** What the pictures are compared with: a commit, shortened. */
  readonly base: string
  /** How many pictures were compared. */
  readonly compared: number
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`)

const fileName = (name: string, part: string): string => `${name.replaceAll(' ', '_')}.${part}.png`

function figure(name: string, part: string, picture: Buffer | undefined): string {
  if (!picture) return `<figure><figcaption>${part}</figcaption><p>none</p></figure>`
  const file = escaped(fileName(name, part))
  return `<figure><figcaption>${part}</figcaption><a href="${file}"><img src="${file}" alt="${escaped(`${name}, ${part}`)}" loading="lazy"></a></figure>`
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
      return `<section><h2>${escaped(name)}: ${words}</h2><div>${figure(name, 'before', before)}${figure(name, 'after', after)}${figure(name, 'difference', difference)}</div></section>`
    })
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>What changed</title><style>${STYLE}</style><h1>${changed.length} of ${head.compared} pictures differ from ${escaped(head.base)}</h1>${sections.join('')}`
}

/** Writes the report and its pictures into a folder; answers the path of the page. */
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
