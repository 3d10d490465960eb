/** Ends the program with a sentence when a port is in use, before any work is done. */
export function requireFreePorts(
  wanted: readonly { readonly port: number; readonly name: string; readonly variable: string }[],
): Promise<void>
