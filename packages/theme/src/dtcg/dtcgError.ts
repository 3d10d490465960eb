/** Error of a token file that cannot be imported; names the token and the reason. */
export class DtcgError extends Error {
  override readonly name = 'DtcgError'
  /** Dotted name of the token, or of the part of the file. */
  readonly token: string

  constructor(token: string, problem: string) {
    super(`${token}: ${problem}`)
    this.token = token
  }
}
