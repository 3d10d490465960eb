/** The part of Trusted Types that is used; TypeScript's DOM library does not know them yet. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): { toString(): string } }
}

/** Files of the compile, the service worker, and a worker's source on a development server. */
const OWN_SCRIPT = /^\/(?:assets\/[\w.-]+\.js|sw\.js|packages\/[\w./-]+\.worker\.ts)$/

function isOwn(address: string): boolean {
  const { origin, pathname } = new URL(address, location.href)
  return origin === location.origin && OWN_SCRIPT.test(pathname)
}

const rules = {
  createScriptURL: (address: string): string => {
    if (!isOwn(address)) throw new TypeError(`'${address}' is no script of this site`)
    return address
  },
}

const policy = (globalThis as { readonly trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy(
  'livery',
  rules,
)

/**
 * Trusted address of a worker script: one of the site's own. Pages are served with Trusted Types, which refuse plain
 * strings there; this and the sanitizer of rich texts are the only policies they allow.
 *
 * @throws {TypeError} for any other address
 */
export function trustedScript(address: string): string {
  // Browsers accept the trusted object where the DOM types say string.
  return (policy ?? rules).createScriptURL(address) as string
}
