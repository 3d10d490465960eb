/** Runs one command to its end with its output on this terminal; a failure ends the program. */
export function run(command: string, args: readonly string[], sentence: string): void

/** Starts services that end with this program, whatever the reason. */
export function services(): {
  /** Starts a program; done once its output says that it is ready. */
  start(
    name: string,
    command: string,
    args: readonly string[],
    ready: RegExp,
    env?: Readonly<Record<string, string>>,
  ): Promise<void>
  stopAll(): void
}
