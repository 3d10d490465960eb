/** Exit codes of every command; scripts may rely on them. */
export const EXIT = {
  done: 0,
  /** The work was done and found something wrong, such as a brand that does not pass `check`. */
  problems: 1,
  /** The command could not be understood or started: wrong name, port in use. */
  usage: 2,
  /** A fault of livery itself. */
  fault: 70,
} as const

/** User's mistake: printed as one sentence, without a stack. */
export class UserError extends Error {
  override readonly name = 'UserError'
  readonly exitCode: number

  constructor(message: string, exitCode: number = EXIT.usage) {
    super(message)
    this.exitCode = exitCode
  }
}
