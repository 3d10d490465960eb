/** Content of an object, and the name of this state of it. */
export interface Stored {
  readonly body: Buffer
  /** Changes with the content; without quotes. */
  readonly etag: string
}

/** An object as a list shows it. */
export interface Listed {
  readonly key: string
  readonly bytes: number
  /** Time at which it was stored, by the server's clock. */
  readonly at: Date
}

/** Headers that an object is sent with by whoever serves it. */
export interface Kind {
  readonly type: string
  readonly encoding?: string | undefined
  readonly cache: string
}

/** State that an object must have for a write to happen: this ETag, or none at all. */
export type Expected = { readonly etag: string | undefined }

/** The few operations of an object storage that releases need. Each is atomic; reads see all writes before them. */
export interface ObjectStore {
  /** As it is told to people, such as s3://bucket/prefix. */
  readonly address: string
  /** @returns undefined when there is no such object */
  readonly get: (key: string) => Promise<Stored | undefined>
  /**
   * @param expected state that the object must have; absent, any
   * @returns the new ETag
   * @throws {ChangedMeanwhile} when it has another state; nothing is written then
   */
  readonly put: (key: string, body: Buffer, kind: Kind, expected?: Expected) => Promise<string>
  /** Objects whose key begins with a prefix. */
  readonly list: (prefix: string) => Promise<Listed[]>
  /** Next parts of keys that begin with a prefix and go on behind another slash. */
  readonly folders: (prefix: string) => Promise<string[]>
  /**
   * Removes an object; one that is not there is no error.
   * @returns false when it is gone, and a try that had no answer may yet be carried out
   * @throws {Refused} when it stays for certain; after any other error nobody knows
   */
  readonly remove: (key: string) => Promise<boolean>
}

/** The server refuses a removal. */
export class Refused extends Error {
  override readonly name = 'Refused'
  /** Reason of the refusal, as it is told to people. */
  override readonly cause: unknown

  constructor(cause: unknown) {
    super('The server refuses a removal.')
    this.cause = cause
  }
}

/** A conditional write found another state than expected. */
export class ChangedMeanwhile extends Error {
  override readonly name = 'ChangedMeanwhile'
}
