/** The part of Trusted Types that is used; TypeScript's DOM library does not know them yet. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(): string },
  ): { createScriptURL(address: string): { toString(): string } }
}

/**
 * Has the browser read the formats of its languages. It does so for all of them when the first number or date is
 * formatted, which takes a page ten milliseconds and more, four times as long on a phone. What it has read serves all
 * threads of the process.
 */
export function readFormats(): void {
  Intl.NumberFormat.supportedLocalesOf('en')
  Intl.DateTimeFormat.supportedLocalesOf('en')
}

/**
 * Reads the formats in a worker, so that the page does not wait for them. The worker runs this entry once more, which the
 * browser has in its cache. Where workers are not to be had, the page reads the formats when it needs them.
 */
export function readFormatsAside(): void {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes }
  const rules = { createScriptURL: () => import.meta.url }
  try {
    const policy = trustedTypes?.createPolicy('livery-entry', rules) ?? rules
    // Browsers accept the trusted object where the DOM types say string.
    void new Worker(policy.createScriptURL('') as string, { type: 'module' })
  } catch {
    // The page reads the formats itself.
  }
}
