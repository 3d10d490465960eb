declare module 'virtual:brand-faces' {
  import type { Brand, IconSet } from '@livery/theme'

  /** Brands with their `@font-face` rules and their own icons, by folder name. */
  const brands: Readonly<
    Record<string, { readonly brand: Brand; readonly faces: string; readonly icons: IconSet }>
  >
  export default brands
}

declare module 'virtual:story-brands' {
  import type { ShownBrand } from './storyBrands.ts'

  /** Data of screens, by tenant. */
  const brands: Readonly<Record<string, ShownBrand>>
  export default brands
}

declare module 'virtual:token-uses' {
  import type { TokenUses } from '../tooling/visual/tokenUses.ts'

  /** Components and parts of the app that draw with each token. */
  const uses: TokenUses
  export default uses
}

declare module 'virtual:all-faces' {
  /** `@font-face` rules of every face that a brand may choose. */
  const faces: string
  export default faces
}

declare module 'virtual:extreme-brands' {
  import type { ExtremeBrand } from './extremeBrands.ts'

  /** Brands at the ends of what data can say. */
  const brands: readonly ExtremeBrand[]
  export default brands
}
