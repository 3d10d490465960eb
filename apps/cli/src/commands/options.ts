/** Options that stand before any command's name. */
export interface GlobalOptions {
  /** The repository's root; absent, found from the current folder upwards. */
  readonly root?: string
  /** One JSON object on standard output and nothing else; not every command has it. */
  readonly json?: boolean
}
