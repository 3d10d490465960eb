/** Checks the form of commit messages since the rule was introduced; run by `npm test -- commits`. */
import { join } from 'node:path'

import { checkedMessages, gitIn } from './range.ts'
import { problemsOf } from './rules.ts'

const messages = checkedMessages(gitIn(join(import.meta.dirname, '../..')))
let refused = 0
for (const message of messages) {
  const problems = await problemsOf(message)
  if (problems.length === 0) continue
  refused += 1
  console.error([message.split('\n')[0], ...problems].join('\n  '))
}
if (refused > 0) {
  console.error(`\n${refused} of ${messages.length} commit messages: see "Commits" in CONTRIBUTING.md.`)
  process.exitCode = 1
} else console.log(`${messages.length} commit messages have the form "scope: what changed".`)
