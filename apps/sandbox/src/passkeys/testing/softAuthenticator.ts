import { createHash, createSign, generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto'

import type { Schemas } from '../../wire.ts'
import { cbor } from './cbor.ts'

/** Faults of an authenticator's answer, for tests. */
export interface AnswerFaults {
  /** Origin in the answer. Default: the site of the options. */
  readonly origin?: string
  /** User verification by finger, face or PIN. Default: true. */
  readonly verified?: boolean
  /** Signature counter. Default: one more than before. */
  readonly counter?: number
}

/**
 * Software authenticator that creates passkeys and signs with them; answers have the format that browsers
 * pass to a site.
 */
export interface SoftAuthenticator {
  create(options: Schemas['PasskeyCreationOptions'], wrong?: AnswerFaults): Schemas['PasskeyAddition']
  get(options: Schemas['PasskeyRequestOptions'], wrong?: AnswerFaults): Schemas['PasskeyLogin']
}

const PRESENT = 0x01
const VERIFIED = 0x04
const ATTESTED = 0x40

/** Authenticator with a single passkey (ES256) for one host. */
export function softAuthenticator(): SoftAuthenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(20)
  let handle = ''
  let uses = 0

  return {
    create({ rp, user, challenge }, wrong = {}) {
      handle = user.id
      const key = coseKey(publicKey)
      const lengths = Buffer.alloc(2)
      lengths.writeUInt16BE(id.length)
      const authData = Buffer.concat([
        authenticatorData(rp.id, flagsOf(wrong) | ATTESTED, wrong.counter ?? uses),
        Buffer.alloc(16),
        lengths,
        id,
        key,
      ])
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ])
      return {
        id: id.toString('base64url'),
        type: 'public-key',
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, wrong.origin ?? originOf(rp.id)),
          attestationObject: cbor(attestation).toString('base64url'),
          transports: ['internal'],
        },
      }
    },

    get({ rpId, challenge }, wrong = {}) {
      uses += 1
      const data = authenticatorData(rpId, flagsOf(wrong), wrong.counter ?? uses)
      const client = clientData('webauthn.get', challenge, wrong.origin ?? originOf(rpId))
      const signed = Buffer.concat([data, sha256(Buffer.from(client, 'base64url'))])
      return {
        id: id.toString('base64url'),
        type: 'public-key',
        response: {
          clientDataJSON: client,
          authenticatorData: data.toString('base64url'),
          signature: createSign('sha256').update(signed).sign(privateKey).toString('base64url'),
          userHandle: handle,
        },
      }
    },
  }
}

const originOf = (host: string): string => `http://${host}`

const flagsOf = ({ verified = true }: AnswerFaults): number => PRESENT | (verified ? VERIFIED : 0)

const sha256 = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest()

const clientData = (type: string, challenge: string, origin: string): string =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })).toString('base64url')

function authenticatorData(rpId: string, flags: number, counter: number): Buffer {
  const tail = Buffer.alloc(5)
  tail.writeUInt8(flags)
  tail.writeUInt32BE(counter, 1)
  return Buffer.concat([sha256(rpId), tail])
}

/** RFC 9052: an EC key on P-256 for ES256. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  return cbor(
    new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  )
}
