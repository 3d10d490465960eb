import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { fromBER } from 'asn1js'
import { ContentInfo, SignedData } from 'pkijs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { createProfileSigner, signerOf } from './signProfile.ts'

const PROFILE = '<?xml version="1.0" encoding="UTF-8"?>\n<plist version="1.0"><dict/></plist>\n'

let folder: string
const at = (name: string) => join(folder, name)

function certify(name: string, ...kind: string[]): void {
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      ...kind,
      '-days',
      '2',
      '-subj',
      `/CN=${name}`,
      '-keyout',
      at(`${name}.key`),
      '-out',
      at(`${name}.pem`),
    ],
    { stdio: 'ignore' },
  )
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'livery-sign-'))
  certify('rsa', 'rsa:2048', '-nodes')
  certify('curve', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes')
  certify('locked', 'rsa:2048', '-passout', 'pass:open')
})
afterAll(() => rm(folder, { recursive: true }))

const filesOf = (name: string, passphrase?: string) => ({
  certificate: at(`${name}.pem`),
  key: at(`${name}.key`),
  passphrase,
})

function parse(envelope: Buffer): SignedData {
  const { result } = fromBER(new Uint8Array(envelope).buffer)
  return new SignedData({ schema: new ContentInfo({ schema: result }).content })
}

describe.each([
  ['an RSA key', 'rsa', undefined],
  ['an elliptic key', 'curve', undefined],
  ['a key with a passphrase', 'locked', 'open'],
])('a profile signed with %s', (_what, name, passphrase) => {
  it('contains the profile, the certificate and a valid signature', async () => {
    const signer = await createProfileSigner(filesOf(name, passphrase))
    const signed = parse(await signer.sign(PROFILE))
    expect(Buffer.from(signed.encapContentInfo.eContent?.getValue() ?? new ArrayBuffer()).toString()).toBe(
      PROFILE,
    )
    const [certificate] = signed.certificates ?? []
    expect(JSON.stringify(certificate)).toContain(name)
    expect(await signed.verify({ signer: 0, checkChain: false })).toBe(true)
  })

  it('is verified by OpenSSL', async () => {
    const signer = await createProfileSigner(filesOf(name, passphrase))
    await writeFile(at('profile.der'), await signer.sign(PROFILE))
    const args = [
      'cms',
      '-verify',
      '-inform',
      'DER',
      '-in',
      at('profile.der'),
      '-CAfile',
      at(`${name}.pem`),
      '-purpose',
      'any',
      '-binary',
    ]
    expect(execFileSync('openssl', args, { stdio: ['ignore', 'pipe', 'ignore'] }).toString()).toBe(PROFILE)
  })
})

it('is no longer valid when the profile changes', async () => {
  const signer = await createProfileSigner(filesOf('rsa'))
  const envelope = await signer.sign(PROFILE)
  envelope[envelope.indexOf('<dict/>') + 1] = 'f'.charCodeAt(0)
  expect(await parse(envelope).verify({ signer: 0, checkChain: false })).toBe(false)
})

it('signs the same profile to the same bytes', async () => {
  const signer = await createProfileSigner(filesOf('rsa'))
  expect((await signer.sign(PROFILE)).equals(await signer.sign(PROFILE))).toBe(true)
})

it('is skipped when the environment names no signer', async () => {
  expect(await signerOf({})).toBeUndefined()
  expect(await signerOf({ LIVERY_SIGN_PROFILES: '0' })).toBeUndefined()
})

it('gets all that it reads of the environment from the task runner', async () => {
  const source = await readFile(join(import.meta.dirname, 'signProfile.ts'), 'utf8')
  const read = [...source.matchAll(/environment\['(LIVERY_\w+)'\]/g)].map(([, name]) => name)
  const { tasks } = JSON.parse(
    await readFile(join(import.meta.dirname, '../../../../turbo.json'), 'utf8'),
  ) as { tasks: { stamp: { env: string[]; passThroughEnv: string[] } } }
  expect(read.length).toBeGreaterThan(3)
  expect([...tasks.stamp.env, ...tasks.stamp.passThroughEnv].toSorted()).toEqual(
    [...new Set(read)].toSorted(),
  )
})

it.each([
  ['nothing where profiles have to be signed', () => ({ LIVERY_SIGN_PROFILES: '1' }), 'have to be signed'],
  ['only one of the two', () => ({ LIVERY_PROFILE_KEY: at('rsa.key') }), 'takes both'],
  [
    'a file that is not there',
    () => ({ LIVERY_PROFILE_CERTIFICATE: at('no.pem'), LIVERY_PROFILE_KEY: at('rsa.key') }),
    'cannot be read',
  ],
  [
    'a key where the certificate should be',
    () => ({ LIVERY_PROFILE_CERTIFICATE: at('rsa.key'), LIVERY_PROFILE_KEY: at('rsa.key') }),
    'holds no certificate',
  ],
  [
    'a certificate where the key should be',
    () => ({ LIVERY_PROFILE_CERTIFICATE: at('rsa.pem'), LIVERY_PROFILE_KEY: at('rsa.pem') }),
    'holds no private key',
  ],
  [
    'somebody else’s key',
    () => ({ LIVERY_PROFILE_CERTIFICATE: at('rsa.pem'), LIVERY_PROFILE_KEY: at('curve.key') }),
    'is not the key of',
  ],
  [
    'a locked key without its passphrase',
    () => ({ LIVERY_PROFILE_CERTIFICATE: at('locked.pem'), LIVERY_PROFILE_KEY: at('locked.key') }),
    'LIVERY_PROFILE_PASSPHRASE',
  ],
])('is refused with one sentence: %s', async (_what, environment, said) => {
  await expect(signerOf(environment())).rejects.toThrow(said)
})
