import { contractShape, type TokenPath } from './contract.ts'

type Shape = { readonly [name: string]: Shape | null }

function leaves(shape: Shape, prefix = ''): string[] {
  return Object.entries(shape).flatMap(([name, child]) =>
    child === null ? [`${prefix}${name}`] : leaves(child, `${prefix}${name}.`),
  )
}

/** Every token of the contract by its dotted name, in the contract's order. */
export const tokenPaths: readonly TokenPath[] = leaves(contractShape) as TokenPath[]

const known: ReadonlySet<string> = new Set(tokenPaths)

/** True for the name of a token of the contract. */
export function isTokenPath(name: string): name is TokenPath {
  return known.has(name)
}

/** The tokens that hold one plain colour. */
export type ColorPath = Extract<TokenPath, `color.${string}`>

/** Every colour token, in the contract's order. */
export const colorPaths: readonly ColorPath[] = tokenPaths.filter((path): path is ColorPath =>
  path.startsWith('color.'),
)
