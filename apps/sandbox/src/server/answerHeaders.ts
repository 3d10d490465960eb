/**
 * Headers of every answer, refusals too. Nobody keeps an answer, and no browser guesses its type; a route whose answers
 * may be kept, such as a picture's, says so over these.
 */
export const answerHeaders = (requestId: string) =>
  ({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-request-id': requestId,
  }) as const
