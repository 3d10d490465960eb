import type { Schemas } from '@livery/api'

export const samplePasskey: Schemas['Passkey'] = {
  id: 'pk_1',
  credentialId: 'Y3JlZGVudGlhbA',
  name: 'iCloud Keychain',
  createdAt: '2026-10-02T09:30:00.000Z',
  lastUsedAt: '2026-11-19T07:12:45.000Z',
  synced: true,
}

const here: Schemas['SignIn'] = {
  method: 'password',
  kind: 'phone',
  browser: 'Chrome',
  system: 'Android',
  address: '198.51.100.*',
  country: 'MT',
  signedInAt: '2026-11-20T09:30:00.000Z',
}

const desk: Schemas['SignIn'] = {
  method: 'passkey',
  kind: 'computer',
  browser: 'Safari',
  system: 'macOS',
  address: '203.0.113.*',
  country: 'MT',
  signedInAt: '2026-11-18T19:02:10.000Z',
}

/** Signed in here and on a desktop. */
export const sampleDevices: Schemas['Devices'] = {
  list: [
    { id: 's_1', current: true, signIn: here, lastSeenAt: '2026-11-20T09:41:00.000Z' },
    { id: 's_2', current: false, signIn: desk, lastSeenAt: '2026-11-20T09:12:00.000Z' },
  ],
  lastLogin: desk,
}
