import type { Problem } from '../problem.ts'

/** Problems of one file, and of one brand, that are told one by one: nobody reads more before mending some. */
export const MOST_OF_FILE = 20
export const MOST_OF_BRAND = 200

/** The first problems, errors before warnings where there are too many, and a last one that counts those left out. */
export function firstProblems(problems: Problem[], most: number): Problem[] {
  if (problems.length <= most) return problems
  const ofLevel = (level: Problem['level']) => problems.filter((problem) => problem.level === level)
  const sorted = [...ofLevel('error'), ...ofLevel('warning')]
  const [next, ...others] = sorted.slice(most)
  if (next === undefined) return sorted
  const { place: _place, ...rest } = next
  const more = others.length + 1
  return [
    ...sorted.slice(0, most),
    {
      ...rest,
      field: '',
      found: `and ${more} more`,
      expected: 'none',
      suggestion: 'Mend those above, and check again.',
    },
  ]
}
