/**
 * Number of requirements of the OWASP ASVS 5.0 at levels 1 and 2 in each section of a chapter, from the first section
 * on. Within a section they are the first ones, without a gap.
 */
const CHAPTERS: readonly (readonly number[])[] = [
  [2, 9, 11, 3, 2],
  [3, 3, 4, 1],
  [0, 2, 4, 6, 5, 0, 2],
  [3, 1, 2, 4],
  [1, 3, 2, 3],
  [3, 12, 4, 4, 5, 3, 0, 4],
  [3, 4, 2, 5, 2, 2],
  [2, 3, 1, 1],
  [3, 4],
  [2, 2, 4, 11, 5, 2, 3],
  [2, 3, 3, 4, 1, 1],
  [3, 2, 4],
  [1, 5, 2, 5],
  [2, 4, 3],
  [3, 3, 7],
  [1, 5, 4, 3, 3],
  [1, 4, 2],
]

/** Ids of the requirements, such as `V1.1.1`. */
export const REQUIREMENTS: readonly string[] = CHAPTERS.flatMap((sections, chapter) =>
  sections.flatMap((count, section) =>
    Array.from({ length: count }, (_, index) => `V${chapter + 1}.${section + 1}.${index + 1}`),
  ),
)

const STATES = ['met', 'open', 'operator', 'absent']

/** Row of a page: requirements that are met, or not, in the same way. */
interface Row {
  readonly ids: readonly string[]
  readonly state: string
  readonly how: string
  /** Ends of paths, and commands. */
  readonly proofs: readonly string[]
}

/** Rows of the page's tables of requirements; its other tables have other first cells. */
function rowsOf(page: string): Row[] {
  return page.split('\n').flatMap((line) => {
    const [, ids = '', state = '', how = '', proofs = ''] = line.split('|').map((cell) => cell.trim())
    if (!/^V\d+\.\d+\.\d+/.test(ids)) return []
    const named = [...proofs.matchAll(/`([^`]+)`/g)].map(([, proof = '']) => proof)
    return [{ ids: ids.split(',').map((id) => id.trim()), state, how, proofs: named }]
  })
}

/**
 * Checks a page that says how each requirement of the standard is met.
 * @param page - Markdown
 * @param files - paths of the repository
 * @param records - ids of the decision records, such as `D-0007`
 * @returns the problems, one sentence each
 */
export function examineStandard(
  page: string,
  files: readonly string[],
  records: readonly string[],
  requirements: readonly string[] = REQUIREMENTS,
): readonly string[] {
  const rows = rowsOf(page)
  const named = rows.flatMap(({ ids }) => ids)
  const times = (id: string) => named.filter((other) => other === id).length
  const problems = [
    ...requirements.filter((id) => times(id) !== 1).map((id) => `${id}: is named ${times(id)} times.`),
    ...named
      .filter((id) => !requirements.includes(id))
      .map((id) => `${id}: is no requirement of levels 1 and 2.`),
  ]
  for (const { ids, state, how, proofs } of rows) {
    const row = ids.join(', ')
    if (!STATES.includes(state)) problems.push(`${row}: '${state}' is none of ${STATES.join(', ')}.`)
    if (how === '') problems.push(`${row}: nothing is said of it.`)
    if (state === 'met' && proofs.length === 0) problems.push(`${row}: is met, and nothing proves it.`)
    if (state === 'open' && !records.some((id) => how.includes(id)))
      problems.push(`${row}: is open, and no record says why.`)
    for (const proof of proofs.filter((text) => !text.startsWith('npm '))) {
      const found = files.filter((file) => file === proof || file.endsWith(`/${proof}`))
      if (found.length !== 1) problems.push(`${row}: '${proof}' is ${found.length} files, not one.`)
    }
  }
  return problems
}
