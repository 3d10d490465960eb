import { type Area, type Requirement, STATES } from './pages.ts'
import { citationsIn, isTest, type Reference, referencesIn, type Source } from './references.ts'

/** Content of the repository that the check reads. */
export interface Repository {
  readonly areas: readonly Area[]
  /** Paths of all files, from the root. */
  readonly files: readonly string[]
  /** Ids of the decision records, such as `D-0007`. */
  readonly records: readonly string[]
  /** Texts that may hold references. */
  readonly sources: readonly Source[]
}

const WELL_FORMED = /^S-[a-z]+-\d{2,}$/

/** Files whose path has the given end; more than one makes a reference ambiguous. */
function filesEnding(path: string, files: readonly string[]): string[] {
  const isFolder = path.endsWith('/')
  return files.filter((file) =>
    isFolder ? file.startsWith(path) : file === path || file.endsWith(`/${path}`),
  )
}

function problemsOfRow(area: Area, row: Requirement, files: readonly string[]): string[] {
  const problems: string[] = []
  if (!WELL_FORMED.test(row.id) || !row.id.startsWith(`S-${area.key}-`))
    problems.push(`${row.id}: an id on this page has the form S-${area.key}-01.`)
  if (!STATES.some((state) => state === row.state))
    problems.push(`${row.id}: '${row.state}' is no state; one of ${STATES.join(', ')} is.`)
  if (row.state === 'done' && row.fulfilledBy.length === 0)
    problems.push(`${row.id}: is done and names no file that fulfils it.`)
  if (row.state === 'dropped' && !/\bD-\d{4}\b/.test(row.text))
    problems.push(`${row.id}: is dropped and names no record (D-0001) that says why.`)
  for (const path of [...row.fulfilledBy, ...row.provenBy]) {
    const found = filesEnding(path, files)
    if (found.length === 0) problems.push(`${row.id}: there is no file '${path}'.`)
    else if (found.length > 1 && !path.endsWith('/'))
      problems.push(`${row.id}: '${path}' may be any of ${found.join(', ')}: write more of its path.`)
  }
  return problems
}

/** Rows by id; an id given twice is reported. */
function rowsById(areas: readonly Area[], problems: string[]): Map<string, Requirement> {
  const rows = new Map<string, Requirement>()
  for (const row of areas.flatMap(({ requirements }) => requirements)) {
    if (rows.has(row.id)) problems.push(`${row.id}: is there twice; an id is given once and never again.`)
    rows.set(row.id, row)
  }
  return rows
}

/** Test files that name each requirement. */
function namings(references: readonly Reference[]): Map<string, Set<string>> {
  const named = new Map<string, Set<string>>()
  for (const { id, file, inTest } of references)
    if (inTest) named.set(id, (named.get(id) ?? new Set()).add(file))
  return named
}

/**
 * Checks the pages, the files, the tests and the comments of the repository against each other.
 * @returns the problems, one sentence each
 */
export function examine({ areas, files, records, sources }: Repository): readonly string[] {
  const problems: string[] = []
  const rows = rowsById(areas, problems)
  const references = sources.flatMap((source) => referencesIn(source))
  for (const { id, file, line } of references)
    if (!rows.has(id) && !records.includes(id))
      problems.push(
        `${file}:${line}: '${id}' is no requirement in docs/specification and no record in docs/decisions.`,
      )
  for (const source of sources)
    for (const line of citationsIn(source))
      problems.push(
        `${source.path}:${line}: cites a document by number or heading; name an id such as S-login-07.`,
      )

  const named = namings(references)
  for (const area of areas)
    for (const row of area.requirements) {
      problems.push(...problemsOfRow(area, row, files))
      const proofs = new Set(row.provenBy.flatMap((path) => filesEnding(path, files)))
      const namedBy = [...(named.get(row.id) ?? [])]
      for (const file of namedBy.filter((test) => !proofs.has(test)))
        problems.push(`${file}: names ${row.id}, which does not list it under 'proven by'.`)
      if (row.state === 'done' && namedBy.length === 0)
        problems.push(
          `${row.id}: is done, and no title of a test names it${isTestless(row) ? ', nor is there a test' : ''}.`,
        )
    }
  return problems
}

const isTestless = ({ provenBy }: Requirement): boolean => !provenBy.some((path) => isTest(path))
