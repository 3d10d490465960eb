import { X509Certificate, createPrivateKey, type KeyObject } from 'node:crypto'
import { readFile } from 'node:fs/promises'

import { UserError } from '../terminal/userError.ts'

/** Signer of a build's iOS profiles. */
export interface ProfileSigner {
  /** Fingerprint of the certificate, part of a bundle's inputs. */
  readonly fingerprint: string
  /** @returns the profile inside a CMS envelope (DER), which iOS installs under the signer's name */
  readonly sign: (profile: string) => Promise<Buffer>
}

/** Paths of the operator's certificate and key. */
export interface SignerFiles {
  /** PEM: the signer's certificate first, then its chain. */
  readonly certificate: string
  /** PEM: the certificate's key, RSA or elliptic (P-256, P-384). */
  readonly key: string
  readonly passphrase?: string | undefined
}

const PEM_CERTIFICATE = /-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g

async function readText(path: string, what: string): Promise<string> {
  return readFile(path, 'utf8').catch(() => {
    throw new UserError(`The ${what} for signing iOS profiles cannot be read: ${path}.`)
  })
}

function readChain(text: string, path: string): [X509Certificate, ...X509Certificate[]] {
  try {
    const [first, ...others] = (text.match(PEM_CERTIFICATE) ?? []).map((pem) => new X509Certificate(pem))
    if (first !== undefined) return [first, ...others]
  } catch {
    // Reported below.
  }
  throw new UserError(`${path} holds no certificate: give PEM, the signer's own first.`)
}

function readKey(text: string, { key, passphrase }: SignerFiles): KeyObject {
  try {
    return createPrivateKey({ key: text, passphrase })
  } catch {
    throw new UserError(
      `${key} holds no private key that can be read: give PEM, and LIVERY_PROFILE_PASSPHRASE if it has one.`,
    )
  }
}

/** WebCrypto algorithm of a key; only kinds that iOS accepts in a profile's signature. */
function algorithmOf(key: KeyObject, path: string) {
  if (key.asymmetricKeyType === 'rsa') return { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }
  const curve = key.asymmetricKeyDetails?.namedCurve
  if (curve === 'prime256v1') return { name: 'ECDSA', namedCurve: 'P-256' }
  if (curve === 'secp384r1') return { name: 'ECDSA', namedCurve: 'P-384' }
  throw new UserError(
    `${path} is a key of a kind that profiles cannot be signed with: use RSA, P-256 or P-384.`,
  )
}

/** DER in a buffer of its own: the library keeps the whole buffer behind a view. */
const der = (bytes: Uint8Array): ArrayBuffer => new Uint8Array(bytes).buffer

async function signWith(
  profile: string,
  chain: readonly X509Certificate[],
  key: KeyObject,
  path: string,
): Promise<Buffer> {
  // Dynamic import: the library takes 60 ms to load, and few builds sign.
  const { OctetString } = await import('asn1js')
  const cms = await import('pkijs')
  const certificates = chain.map(({ raw }) => cms.Certificate.fromBER(der(raw)))
  const [signer] = certificates
  if (signer === undefined) throw new Error('There is no signer')
  const content = new Uint8Array(Buffer.from(profile))
  const signed = new cms.SignedData({
    version: 1,
    encapContentInfo: new cms.EncapsulatedContentInfo({
      eContentType: cms.ContentInfo.DATA,
      eContent: new OctetString({ valueHex: der(content) }),
    }),
    signerInfos: [
      new cms.SignerInfo({
        version: 1,
        sid: new cms.IssuerAndSerialNumber({ issuer: signer.issuer, serialNumber: signer.serialNumber }),
      }),
    ],
    certificates,
  })
  const pkcs8 = new Uint8Array(key.export({ type: 'pkcs8', format: 'der' }))
  const usable = await crypto.subtle.importKey('pkcs8', pkcs8, algorithmOf(key, path), false, ['sign'])
  // No signing time among the signed attributes, so that signatures are reproducible.
  await signed.sign(usable, 0, 'SHA-256')
  const envelope = new cms.ContentInfo({
    contentType: cms.ContentInfo.SIGNED_DATA,
    content: signed.toSchema(true),
  })
  return Buffer.from(envelope.toSchema().toBER())
}

/**
 * Reads certificate and key, and checks that they belong together and are valid now.
 * @throws {UserError} saying which file is wrong
 */
export async function createProfileSigner(files: SignerFiles): Promise<ProfileSigner> {
  const chain = readChain(await readText(files.certificate, 'certificate'), files.certificate)
  const key = readKey(await readText(files.key, 'key'), files)
  algorithmOf(key, files.key)
  const [own] = chain
  if (!own.checkPrivateKey(key))
    throw new UserError(`${files.key} is not the key of the first certificate in ${files.certificate}.`)
  if (new Date(own.validTo) < new Date())
    throw new UserError(`The certificate in ${files.certificate} ended on ${own.validTo}.`)
  return { fingerprint: own.fingerprint256, sign: (profile) => signWith(profile, chain, key, files.key) }
}

/**
 * Signer from the environment: LIVERY_PROFILE_CERTIFICATE and LIVERY_PROFILE_KEY are paths of PEM files,
 * LIVERY_PROFILE_PASSPHRASE decrypts the key. LIVERY_SIGN_PROFILES=1 says that profiles have to be signed.
 * @returns undefined when neither file is named: profiles are then written unsigned
 * @throws {UserError} when only one is named, or one is wrong, or both are missing although profiles have to be signed
 */
export async function signerOf(
  environment: Readonly<Record<string, string | undefined>>,
): Promise<ProfileSigner | undefined> {
  const certificate = environment['LIVERY_PROFILE_CERTIFICATE']
  const key = environment['LIVERY_PROFILE_KEY']
  const mustSign = !['', '0', undefined].includes(environment['LIVERY_SIGN_PROFILES'])
  if (certificate === undefined && key === undefined) {
    if (!mustSign) return undefined
    throw new UserError(
      'LIVERY_SIGN_PROFILES says that iOS profiles have to be signed: name the PEM files in LIVERY_PROFILE_CERTIFICATE and LIVERY_PROFILE_KEY.',
    )
  }
  if (certificate === undefined || key === undefined)
    throw new UserError('Signing iOS profiles takes both LIVERY_PROFILE_CERTIFICATE and LIVERY_PROFILE_KEY.')
  return createProfileSigner({ certificate, key, passphrase: environment['LIVERY_PROFILE_PASSPHRASE'] })
}
