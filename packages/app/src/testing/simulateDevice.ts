/** User agents of browsers, reduced to the parts that the code reads. */
export const AGENTS = {
  android:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/141.0.0.0 Mobile Safari/537.36',
  safari:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_2 like Mac OS X) AppleWebKit/605.1.15 Version/17.2 Mobile/15E148 Safari/604.1',
  oldSafari:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 12_1_4 like Mac OS X) AppleWebKit/605.1.15 Version/12.0 Mobile/15E148 Safari/604.1',
  chromeOnIos:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_2 like Mac OS X) AppleWebKit/605.1.15 CriOS/141.0 Mobile/15E148 Safari/604.1',
  nativeShell:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/141.0.0.0 Mobile Safari/537.36 LiveryApp/1.0',
} as const

/**
 * Makes the browser report another device.
 *
 * @param standalone as a site that runs from the home screen
 * @returns the function that restores the browser's own values
 */
export function simulateDevice(agent: keyof typeof AGENTS, standalone = false): () => void {
  const values = { userAgent: AGENTS[agent], standalone }
  for (const [name, value] of Object.entries(values))
    Object.defineProperty(navigator, name, { configurable: true, value })
  return () => {
    for (const name of Object.keys(values)) Reflect.deleteProperty(navigator, name)
  }
}
