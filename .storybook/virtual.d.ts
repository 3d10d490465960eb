declare module 'virtual:brand-faces' {
  /** `@font-face` rules by tenant. */
  const faces: Readonly<Record<string, string>>
  export default faces
}

declare module 'virtual:story-brands' {
  import type { StoryBrand } from '../packages/app/src/testing/storyEnvironment.ts'

  /** Data of screens, by tenant. */
  const brands: Readonly<Record<string, StoryBrand>>
  export default brands
}
