/**
 * Path of Chromium: `CHROMIUM_PATH`, else the distribution's own; undefined when it is not installed. Nothing
 * is ever downloaded.
 */
export function findChromium(): string | undefined

/** Playwright launch options for every browser this repository starts: no background traffic, works as root. */
export const chromiumLaunch: { readonly executablePath: string; readonly args: string[] }
