declare module 'virtual:brand-faces' {
  /** `@font-face` rules by tenant. */
  const faces: Readonly<Record<string, string>>
  export default faces
}
