/** True when this browser supports passkeys, which it does on secure pages only. */
export const passkeysSupported = (): boolean =>
  globalThis.isSecureContext && 'PublicKeyCredential' in globalThis

/** True when this device itself can store a passkey: it has a fingerprint, face or PIN check. */
export async function deviceKeepsPasskeys(): Promise<boolean> {
  if (!passkeysSupported()) return false
  try {
    return await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable()
  } catch {
    return false
  }
}
