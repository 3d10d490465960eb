import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { countResults, type BrandEvidence, type Evidence, type Finding } from './finding.ts'

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { max-inline-size: 70rem; margin: 2rem auto; padding-inline: 1rem }
  table { inline-size: 100%; border-collapse: collapse }
  th, td { padding: .4rem .6rem; text-align: start; vertical-align: top; border-block-end: 1px solid #8884 }
  th:first-child { inline-size: 13rem }
  ul { margin: 0; padding: 0; list-style: none } small { opacity: .8 }
  li span { display: inline-block; min-inline-size: 4.2rem }
  .met { color: light-dark(#17662f, #6fd58f) } .broken { color: light-dark(#a11616, #ff8c8c); font-weight: 700 }
  .absent { opacity: .7 }
  img { inline-size: 6rem }
`

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** One rule of a page: its result first, for whoever looks for what is not met. */
function rule({ duty, source, result, note }: Finding): string {
  const why = note === undefined ? '' : ` ${escape(note)}`
  return `<li><span class="${result}">${result}</span> ${duty} <small>${escape(source)}.${why}</small></li>`
}

/** One page as one visitor or member saw it, with everything that is asked of it. */
function row(findings: readonly Finding[]): string {
  const [first] = findings
  if (first === undefined) return ''
  const { route, path, as, picture } = first
  const look =
    picture === undefined
      ? ''
      : `<a href="${escape(picture)}"><img src="${escape(picture)}" alt="" loading="lazy"></a>`
  return `<tr><td>${escape(route)}<br><small>${escape(path)}</small></td><td>${as}</td><td><ul>${findings.map(rule).join('')}</ul></td><td>${look}</td></tr>`
}

function section({ brand, jurisdiction, release, findings }: BrandEvidence): string {
  const { met, broken, absent } = countResults(findings)
  const pages = Map.groupBy(findings, ({ path, as }) => `${path} ${as}`)
  return `<h2>${escape(brand)} · ${escape(jurisdiction)}</h2>
<p>Release <code>${escape(release)}</code>. ${met} met, ${broken} broken, ${absent} on pages the brand does not offer.</p>
<table><thead><tr><th>Page</th><th>As</th><th>Rules</th><th>Picture</th></tr></thead>
<tbody>${[...pages.values()].map(row).join('\n')}</tbody></table>`
}

/** The report as a page that needs nothing but itself. */
export function evidencePage({ date, brands }: Evidence): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Evidence of ${escape(date)}</title><style>${STYLE}</style></head><body>
<h1>What regulators ask, page by page</h1>
<p>Walked on <time datetime="${escape(date)}">${escape(date)}</time>.
This report says what the pages showed. It is no legal opinion: the packs have to be checked by the operator's counsel.</p>
${brands.map(section).join('\n')}
</body></html>
`
}

/** Writes `index.html` and `evidence.json`. */
export async function writeEvidence(folder: string, evidence: Evidence): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'evidence.json'), `${JSON.stringify(evidence, null, 2)}\n`)
  await writeFile(join(folder, 'index.html'), evidencePage(evidence))
}
