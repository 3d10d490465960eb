/** Message of an error: a failed program's own output, else the message. */
function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const complaint = 'stderr' in error ? String(error.stderr ?? '').trim() : ''
  return complaint === '' ? error.message : complaint
}

/**
 * Ends a failing command with exit code 2 and a sentence instead of a stack trace: most often its arguments
 * are wrong.
 */
export function plainErrors(): void {
  process.setUncaughtExceptionCaptureCallback((error: unknown) => {
    console.error(wordsOf(error))
    process.exit(2)
  })
}
