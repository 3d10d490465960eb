import { existsSync } from 'node:fs'

const CANDIDATES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/**
 * Where Chromium is: `CHROMIUM_PATH`, else the distribution's own. Nothing is ever downloaded.
 * @returns {string | undefined} an absolute path, or undefined when there is none
 */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH
  return [...(named ? [named] : []), ...CANDIDATES].find((path) => existsSync(path))
}

/** Playwright launch options for every browser this repository starts: no background traffic, works as root. */
export const chromiumLaunch = {
  executablePath: findChromium() ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--font-render-hinting=none',
  ],
}
