/** What went wrong, in words: a program's own complaint where one failed, else the message. */
function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const complaint = 'stderr' in error ? String(error.stderr ?? '').trim() : ''
  return complaint === '' ? error.message : complaint
}

/** Ends a command that fails with exit code 2 and a sentence instead of a stack: most often it was asked wrongly. */
export function plainErrors(): void {
  process.setUncaughtExceptionCaptureCallback((error: unknown) => {
    console.error(wordsOf(error))
    process.exit(2)
  })
}
