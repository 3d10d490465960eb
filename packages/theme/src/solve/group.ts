/** Leaves of a group under their full names. */
export type Grouped<P extends string, K extends string> = { [name in `${P}.${K}`]: string }

/**
 * Names the leaves of one group of the contract: `group('color.ball', { red })` is `{ 'color.ball.red': … }`.
 * The types follow, so that a theme that lacks a leaf does not compile.
 */
export function group<P extends string, K extends string>(
  prefix: P,
  leaves: Readonly<Record<K, string>>,
): Grouped<P, K> {
  const named: Record<string, string> = {}
  for (const name in leaves) named[`${prefix}.${name}`] = leaves[name]
  return named as Grouped<P, K>
}
