// oxlint-disable-next-line livery/open-door -- the operator's own line, such as `systemctl reload nginx && …`
import { exec } from 'node:child_process'
import { promisify } from 'node:util'

/**
 * Runs a command line that the operator gave this very command. A shell reads it, as it would where it was typed; nothing
 * else is ever a part of it.
 */
export const runCommand = promisify(exec)
