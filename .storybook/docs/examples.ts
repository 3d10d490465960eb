import type { ReactElement } from 'react'

import type { Usage } from '../../packages/ui/testing/usage.ts'

/** Example of a guidance by its name: `anatomy`, `good-0`, `bad-0`, `state`, or a state of its own such as `state-busy`. */
export function exampleOf({ anatomy, pairs, states }: Usage, name: string): ReactElement | undefined {
  const [kind, which = ''] = name.split(/-(.*)/)
  if (kind === 'anatomy') return anatomy.shown
  if (kind === 'good' || kind === 'bad') return pairs[Number(which)]?.[kind].shown
  if (kind === 'state') return states?.more?.[which] ?? states?.shown
  return undefined
}

/** States that the pseudo-states addon draws by a class. */
export const POINTED: Readonly<Record<string, string | undefined>> = {
  rest: undefined,
  hover: 'pseudo-hover',
  pressed: 'pseudo-active',
  focus: 'pseudo-focus-visible',
}
