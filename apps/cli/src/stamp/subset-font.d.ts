/** The part of the package's interface that is used here; it has no types of its own. */
declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'woff2'
    readonly keepFeatures: readonly string[]
    readonly preserveNameIds: readonly number[]
    readonly noHinting: boolean
    readonly variationAxes?: {
      readonly wght: number | { readonly min: number; readonly max: number }
    }
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}
