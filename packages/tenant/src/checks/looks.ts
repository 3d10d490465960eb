import { solveBrand, type Brand, type SolvedBrand } from '@livery/theme'

/** Look of a brand, or of one of its seasons. */
export interface Look {
  /** Place in the brand's seasons; absent for its look of every day. */
  readonly season?: { readonly at: number; readonly name: string }
  readonly brand: Brand
  readonly solved: SolvedBrand
}

/** All looks of a brand, solved once for every check of them: that takes most of a check's time. */
export function looksOf(brand: Brand): Look[] {
  const seasons = (brand.seasons ?? []).map(({ name, brand: look }, at) => ({
    season: { at, name },
    brand: look,
    solved: solveBrand(look),
  }))
  return [{ brand, solved: solveBrand(brand) }, ...seasons]
}
