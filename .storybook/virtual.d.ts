declare module 'virtual:brand-faces' {
  import type { Brand } from '@livery/theme'

  /** Brands with their `@font-face` rules, by folder name. */
  const brands: Readonly<Record<string, { readonly brand: Brand; readonly faces: string }>>
  export default brands
}

declare module 'virtual:story-brands' {
  import type { StoryBrand } from '../packages/app/src/testing/storyEnvironment.ts'

  /** Data of screens, by tenant. */
  const brands: Readonly<Record<string, StoryBrand>>
  export default brands
}
