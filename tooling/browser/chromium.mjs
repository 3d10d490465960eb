import { existsSync } from 'node:fs'

/**
 * Chromium without windows (headless shell): a page in it needs a quarter less processor time than in one that
 * hides them.
 */
const SHELL = '/usr/bin/chromium-headless-shell'
const WHOLE = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** True when the preferred browser of the tests is installed, or `CHROMIUM_PATH` names another. */
export const hasChosenChromium = () => existsSync(process.env.CHROMIUM_PATH || SHELL)

/**
 * Path of Chromium: `CHROMIUM_PATH`, else the distribution's own. Nothing is ever downloaded.
 * @returns {string | undefined} an absolute path, or undefined when there is none
 */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH
  return [...(named ? [named] : []), SHELL, ...WHOLE].find((path) => existsSync(path))
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
