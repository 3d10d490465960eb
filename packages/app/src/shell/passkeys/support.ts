/** Whether this browser knows passkeys; it offers them on secure pages only. */
export const passkeysSupported = (): boolean =>
  globalThis.isSecureContext && 'PublicKeyCredential' in globalThis

/** Whether this very device can keep one: it has a finger, face or PIN to ask for. */
export async function deviceKeepsPasskeys(): Promise<boolean> {
  if (!passkeysSupported()) return false
  try {
    return await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable()
  } catch {
    return false
  }
}
