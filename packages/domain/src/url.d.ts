/**
 * `URL` by the WHATWG standard, which every supported engine has and TypeScript declares only together with
 * the DOM or with Node. Only the members that the rules use are declared.
 */
declare class URL {
  constructor(url: string, base?: string)
  static parse(url: string, base?: string): URL | null
  static canParse(url: string, base?: string): boolean
  readonly href: string
  readonly origin: string
  readonly protocol: string
  readonly username: string
  readonly password: string
  readonly hostname: string
  readonly pathname: string
}

declare class URLSearchParams {
  constructor(init?: string | Readonly<Record<string, string>>)
  readonly size: number
  get(name: string): string | null
  has(name: string): boolean
  set(name: string, value: string): void
  toString(): string
}
