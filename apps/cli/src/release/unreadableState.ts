import { UserError } from '../terminal/userError.ts'

/** The record of what one brand serves cannot be read: others are not concerned. */
export class UnreadableState extends UserError {}

/** A brand that is passed over, and why. */
export interface BrandFault {
  readonly tenant: string
  readonly fault: string
}

/**
 * Does work for each brand. One whose state cannot be read stops no other.
 * @returns results in the order of the brands, without those of the faults
 */
export async function forEachReadable<T>(
  tenants: readonly string[],
  work: (tenant: string) => Promise<T>,
): Promise<{ readonly results: readonly T[]; readonly faults: readonly BrandFault[] }> {
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
