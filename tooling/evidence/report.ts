import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { html, reportPage, type Markup } from '@livery/html'

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

/** Row of one rule: its result first, for readers who look for failures. */
function rule({ duty, source, result, note }: Finding): Markup {
  const why = note === undefined ? '' : ` ${note}`
  return html`<li><span class="${result}">${result}</span> ${duty} <small>${source}.${why}</small></li>`
}

/** Row of one page for one viewer, with all of its rules. */
function row(findings: readonly Finding[]): Markup | undefined {
  const [first] = findings
  if (first === undefined) return undefined
  const { route, path, as, picture } = first
  const look =
    picture !== undefined && html`<a href="${picture}"><img src="${picture}" alt="" loading="lazy" /></a>`
  return html`<tr>
    <td>${route}<br /><small>${path}</small></td>
    <td>${as}</td>
    <td>
      <ul>
        ${findings.map(rule)}
      </ul>
    </td>
    <td>${look}</td>
  </tr>`
}

function section({ brand, jurisdiction, release, findings }: BrandEvidence): Markup {
  const { met, broken, absent } = countResults(findings)
  const pages = Map.groupBy(findings, ({ path, as }) => `${path} ${as}`)
  return html`<h2>${brand} · ${jurisdiction}</h2>
    <p>
      Release <code>${release}</code>. ${met} met, ${broken} broken, ${absent} on pages the brand does not
      offer.
    </p>
    <table>
      <thead>
        <tr>
          <th>Page</th>
          <th>As</th>
          <th>Rules</th>
          <th>Picture</th>
        </tr>
      </thead>
      <tbody>
        ${[...pages.values()].map(row)}
      </tbody>
    </table>`
}

/** Report as one HTML page without other files. */
export function evidencePage({ date, brands }: Evidence): string {
  return reportPage({
    title: `Evidence of ${date}`,
    style: STYLE,
    body: html`<h1>What regulators ask, page by page</h1>
      <p>
        Checked on <time datetime="${date}">${date}</time>. This report lists what the pages showed. It is no
        legal opinion: the packs have to be checked by the operator's counsel.
      </p>
      ${brands.map(section)}`,
  })
}

/** Writes `index.html` and `evidence.json`. */
export async function writeEvidence(folder: string, evidence: Evidence): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'evidence.json'), `${JSON.stringify(evidence, null, 2)}\n`)
  await writeFile(join(folder, 'index.html'), evidencePage(evidence))
}
