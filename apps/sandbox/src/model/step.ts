import * as fc from 'fast-check'

import { fromBase, toDecimal } from '../ledger/index.ts'
import { check } from './compare.ts'
import type { ExpectedMember } from './expectation.ts'
import type { World } from './world.ts'

/** Most members of a world; more would only make each look slower. */
export const MOST_MEMBERS = 14

/** One step of the model, after which everything is compared. */
export class Step implements fc.AsyncCommand<object, World> {
  readonly #name: string
  readonly #work: (world: World) => Promise<void>
  constructor(name: string, work: (world: World) => Promise<void>) {
    this.#name = name
    this.#work = work
  }
  check(): boolean {
    return true
  }
  async run(_model: object, world: World): Promise<void> {
    world.steps += 1
    const kind = this.#name.replaceAll(/ by (?:member|agent)|\d+/g, '').trim()
    world.taken.set(kind, (world.taken.get(kind) ?? 0) + 1)
    await this.#work(world)
    await check(world)
  }
  toString(): string {
    return this.#name
  }
}

/** Number of a member, drawn at random. */
export const nth = fc.nat({ max: MOST_MEMBERS - 1 })

/** Member by a number drawn at random; undefined while there is none. */
const pick = (world: World, number: number): ExpectedMember | undefined =>
  world.members[number % Math.max(1, world.members.length)]

/** Step about a member. */
export const about = (
  name: string,
  number: number,
  work: (world: World, member: ExpectedMember) => Promise<void>,
): Step =>
  new Step(`${name} by member ${number}`, async (world) => {
    const member = pick(world, number)
    if (member) await work(world, member)
  })

/** @throws Error where the sandbox's answer differs from the expected one */
export function same(what: string, actual: unknown, expected: unknown): void {
  if (actual !== expected) throw new Error(`${what}: ${String(actual)}, expected ${String(expected)}`)
}

/** Amount on the wire of so many base units in the member's currency. */
export const money = ({ currency }: ExpectedMember, units: number): string =>
  toDecimal(fromBase(units, currency), currency)
