import { UserError } from './userError.ts'

/**
 * Address of a server as it was given.
 * @param name option or variable that gave it
 * @throws {UserError} for any other; `localhost:8080` is the address of something in the scheme `localhost:`
 */
export function demandAddress(name: string, text: string, example: string): string {
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return text
  throw new UserError(`${name} is '${text}': give an address such as ${example}.`)
}
