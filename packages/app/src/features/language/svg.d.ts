/** SVG file of a package: the address that the bundler serves it from. */
declare module '*.svg' {
  const address: string
  export default address
}
