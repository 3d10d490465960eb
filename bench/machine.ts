import { availableParallelism, cpus, loadavg } from 'node:os'

/** The processor and how many of its cores are ours, for the head of a bench's figures. */
export const machine = (): string =>
  `${cpus()[0]?.model ?? 'unknown processor'}, ${availableParallelism()} cores`

/** Load of the machine over one, five and fifteen minutes. */
export const load = (): string =>
  loadavg()
    .map((of) => of.toFixed(1))
    .join(', ')

/** The middle one of some figures; of an even number, the upper of the two. */
export const median = (of: readonly number[]): number =>
  of.toSorted((one, other) => one - other)[of.length >> 1] ?? Number.NaN
