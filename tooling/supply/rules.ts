/** Licences under which a library may be used. */
const PERMISSIVE: ReadonlySet<string> = new Set([
  'MIT',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  '0BSD',
  '(MIT OR CC0-1.0)',
])

/** Libraries under other licences: tools for building and checking, of which nothing is delivered. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'axe-core': 'MPL-2.0',
  lightningcss: 'MPL-2.0',
  'caniuse-lite': 'CC-BY-4.0',
  // Its readme says MIT; its manifest says nothing.
  'require-like': 'Unknown',
}

/** Parts of a package manager's lock file that this reads. */
export interface LockFile {
  readonly packages?: Readonly<Record<string, { readonly resolution?: Readonly<Record<string, unknown>> }>>
}

/** Packages of a lock file that do not come from the registry under a strong checksum. */
export function unsoundSources({ packages = {} }: LockFile): string[] {
  return Object.entries(packages).flatMap(([name, { resolution = {} }]) => {
    const { integrity, ...others } = resolution
    const isSound = typeof integrity === 'string' && integrity.startsWith('sha512-')
    return isSound && Object.keys(others).length === 0 ? [] : [`${name}: ${JSON.stringify(resolution)}`]
  })
}

/** Packages under a licence that is neither permissive nor an exception; binaries go with their library. */
export function foreignLicences(
  byLicence: Readonly<Record<string, readonly { readonly name: string }[]>>,
): string[] {
  return Object.entries(byLicence).flatMap(([licence, packages]) =>
    PERMISSIVE.has(licence)
      ? []
      : packages.flatMap(({ name }) => (exceptionOf(name) === licence ? [] : [`${name}: ${licence}`])),
  )
}

const exceptionOf = (name: string): string | undefined =>
  EXCEPTIONS[name] ?? (name.startsWith('lightningcss-') ? EXCEPTIONS['lightningcss'] : undefined)

/** Outcome of asking for known vulnerabilities. */
export type Audit =
  | { readonly asked: true; readonly severe: readonly string[] }
  | { readonly asked: false; readonly reason: string }

/** Reads what `pnpm audit --json` printed; severe are the advisories rated high or critical. */
export function readAudit(printed: string): Audit {
  let answer: unknown
  try {
    answer = JSON.parse(printed)
  } catch {
    return { asked: false, reason: firstLine(printed) }
  }
  if (!isRecord(answer) || !isRecord(answer['advisories']))
    return { asked: false, reason: isRecord(answer) ? errorOf(answer) : 'no answer' }
  const severe = Object.values(answer['advisories']).flatMap((advisory) => {
    if (!isRecord(advisory) || !/^(high|critical)$/.test(String(advisory['severity']))) return []
    return [
      `${String(advisory['module_name'])}: ${String(advisory['title'])} (${String(advisory['severity'])})`,
    ]
  })
  return { asked: true, severe }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const firstLine = (text: string): string => text.trim().split('\n')[0] || 'no answer'

const errorOf = ({ error }: Readonly<Record<string, unknown>>): string =>
  isRecord(error) ? String(error['message'] ?? error['code']) : 'an answer without advisories'
