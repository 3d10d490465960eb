/**
 * Blob of bytes that are in memory. Node's own copies them twice in pieces of 64 KiB when it is read, half a second
 * for the files of a seeded database.
 */
export class BytesBlob extends Blob {
  readonly #bytes: ArrayBuffer

  constructor(bytes: Uint8Array<ArrayBuffer>) {
    super()
    const { buffer, byteOffset, byteLength } = bytes
    this.#bytes =
      byteLength === buffer.byteLength ? buffer : buffer.slice(byteOffset, byteOffset + byteLength)
  }

  override get size(): number {
    return this.#bytes.byteLength
  }

  /** The bytes themselves, not a copy: readers leave them as they are. */
  override arrayBuffer(): Promise<ArrayBuffer> {
    return Promise.resolve(this.#bytes)
  }
}
