/** Circumstances of a cache in front of the machines that serve releases. */
export interface Edge {
  /** Address of `livery serve --releases`, or of nginx with releases. */
  readonly origin: string
  /** Arguments of nginx's `listen`. */
  readonly listen?: string
  /** Seconds for which nginx answers a page without asking the origin; nobody waits longer for a switch. */
  readonly pageSeconds?: number
  /** Folder of nginx's cache. */
  readonly cache?: string
}
