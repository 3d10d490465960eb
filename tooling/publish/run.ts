import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const started = promisify(execFile)

/**
 * Runs a program in a folder until it ends.
 * @returns its standard output
 * @throws Error with the whole output when it fails
 */
export async function run(folder: string, program: string, args: readonly string[]): Promise<string> {
  try {
    const { stdout } = await started(program, args, { cwd: folder, maxBuffer: 2 ** 26 })
    return stdout
  } catch (failure) {
    const { stdout, stderr } = failure as { stdout: string; stderr: string }
    throw new Error(`${program} ${args.join(' ')} failed in ${folder}:\n${stdout}${stderr}`, {
      cause: failure,
    })
  }
}
