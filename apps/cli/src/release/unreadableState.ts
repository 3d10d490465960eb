import { UserError } from '../terminal/userError.ts'

/** The record of what one brand serves cannot be read: others are not concerned. */
export class UnreadableState extends UserError {}

/** A brand that is passed over, and why. */
export interface BrandFault {
  readonly tenant: string
  readonly fault: string
}

/** Results in the order of the brands, without those of the faults. */
export interface OfReadable<T> {
  readonly results: readonly T[]
  readonly faults: readonly BrandFault[]
}

/** Does work for each brand, one after another. One whose state cannot be read stops no other. */
export async function eachReadable<T>(
  tenants: readonly string[],
  work: (tenant: string) => Promise<T>,
): Promise<OfReadable<T>> {
  const results: T[] = []
  const faults: BrandFault[] = []
  for (const tenant of tenants) {
    const done = await forEachReadable([tenant], work)
    results.push(...done.results)
    faults.push(...done.faults)
  }
  return { results, faults }
}

/** Does work for all brands at once. One whose state cannot be read stops no other. */
export async function forEachReadable<T>(
  tenants: readonly string[],
  work: (tenant: string) => Promise<T>,
): Promise<OfReadable<T>> {
  const faults: BrandFault[] = []
  const results = await Promise.all(
    tenants.map(async (tenant) => {
      try {
        return [await work(tenant)]
      } catch (error) {
        if (!(error instanceof UnreadableState)) throw error
        faults.push({ tenant, fault: error.message })
        return []
      }
    }),
  )
  return { results: results.flat(), faults }
}
