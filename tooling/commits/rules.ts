import lint from '@commitlint/lint'

/**
 * `scope: what changed` in at most 72 characters, and a body that says why. The parser calls the word before the colon
 * the type: here it names the package or the folder that the change is in.
 */
const RULES = {
  'header-max-length': [2, 'always', 72],
  'header-trim': [2, 'always'],
  'type-empty': [2, 'never'],
  'scope-empty': [2, 'always'],
  'subject-empty': [2, 'never'],
  'subject-full-stop': [2, 'never', '.'],
  'body-leading-blank': [2, 'always'],
  'body-max-line-length': [2, 'always', 120],
} as const satisfies Parameters<typeof lint>[1]

/** One scope or several, in lower case: `e2e: …`, `cli, sandbox: …`. */
const HEADER = /^([a-z\d-]+(?:, [a-z\d-]+)*): (.+)$/

/** Problems with the form of a commit message, one sentence each; empty when it is right. */
export async function problemsOf(message: string): Promise<string[]> {
  const { errors } = await lint(message, RULES, {
    parserOpts: { headerPattern: HEADER, headerCorrespondence: ['type', 'subject'] },
  })
  return errors.map(({ message: problem }) => problem)
}
