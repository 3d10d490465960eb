/** PostgreSQL's five-character error code, or the system's (`ECONNREFUSED`), if the error has one. */
export function sqlState(error: unknown): string | undefined {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code
  return undefined
}
