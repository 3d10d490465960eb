import { existsSync } from 'node:fs'

/** The browser without its windows: a page in it takes a quarter less of the processor than in one that hides them. */
const SHELL = '/usr/bin/chromium-headless-shell'
const WHOLE = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** Whether the browser that tests run fastest in is here, or another was asked for by `CHROMIUM_PATH`. */
export const hasChosenChromium = () => existsSync(process.env.CHROMIUM_PATH || SHELL)

/**
 * Where Chromium is: `CHROMIUM_PATH`, else the distribution's own. Nothing is ever downloaded.
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
