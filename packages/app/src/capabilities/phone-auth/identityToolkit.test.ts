import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { identityToolkit } from './identityToolkit.ts'

/**
 * Firebase's own emulator, where its variable names one (`npx firebase-tools emulators:start --only auth`, whose 600
 * packages stay out of the ordinary install); else a fake with the emulator's observed answers.
 */
const EMULATOR = process.env['FIREBASE_AUTH_EMULATOR_HOST']
const PROJECT = process.env['GCLOUD_PROJECT'] ?? 'demo-livery'

interface Service {
  readonly origin: string
  /** The code that went to a phone last. */
  codeTo(phone: string): Promise<string>
  close(): void
}

function emulator(host: string): Service {
  return {
    origin: `http://${host}/identitytoolkit.googleapis.com`,
    async codeTo(phone) {
      const response = await fetch(`http://${host}/emulator/v1/projects/${PROJECT}/verificationCodes`)
      const { verificationCodes } = (await response.json()) as {
        verificationCodes: { phoneNumber: string; code: string }[]
      }
      return verificationCodes.findLast(({ phoneNumber }) => phoneNumber === phone)?.code ?? ''
    },
    close: () => undefined,
  }
}

async function standIn(): Promise<Service> {
  const codes = new Map<string, { readonly phone: string; readonly code: string }>()
  const server: Server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { pathname } = new URL(request.url ?? '/', 'http://stand-in')
      const body = JSON.parse(Buffer.concat(chunks).toString() || '{}') as Record<string, string>
      const [status, answer] = answerTo(pathname, body, codes)
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    codeTo: async (phone) => [...codes.values()].findLast((sent) => sent.phone === phone)?.code ?? '',
    close: () => server.close(),
  }
}

function answerTo(
  path: string,
  { phoneNumber = '', sessionInfo = '', code = '' }: Record<string, string>,
  codes: Map<string, { readonly phone: string; readonly code: string }>,
): [status: number, answer: object] {
  const refuse = (message: string): [number, object] => [400, { error: { code: 400, message } }]
  switch (path) {
    case '/v1/recaptchaParams':
      return [200, { recaptchaSiteKey: 'site-key' }]
    case '/v1/accounts:sendVerificationCode': {
      if (!/^\+\d{8,15}$/.test(phoneNumber)) return refuse('INVALID_PHONE_NUMBER : Invalid format.')
      if (phoneNumber.endsWith('429')) return refuse('TOO_MANY_ATTEMPTS_TRY_LATER')
      codes.set(`session-${codes.size}`, { phone: phoneNumber, code: String(482_915 + codes.size) })
      return [200, { sessionInfo: `session-${codes.size - 1}` }]
    }
    default: {
      const sent = codes.get(sessionInfo)
      if (!sent) return refuse('INVALID_SESSION_INFO')
      return sent.code === code
        ? [200, { idToken: 'header.claims.', phoneNumber: sent.phone }]
        : refuse('INVALID_CODE')
    }
  }
}

describe('phone authentication', () => {
  let service: Service
  const phones = (): ReturnType<typeof identityToolkit> =>
    identityToolkit({ apiKey: 'key', origin: service.origin, showHuman: async () => 'human' })
  beforeAll(async () => {
    service = EMULATOR ? emulator(EMULATOR) : await standIn()
  })
  afterAll(() => service.close())

  it('sends a code and exchanges it for a token (S-login-20)', async () => {
    const sent = await phones().send('+35679234567')
    expect(await phones().confirm(sent, await service.codeTo('+35679234567'))).toMatch(/^[\w-]+\.[\w-]+\./)
  })

  it('reports a wrong code', async () => {
    const sent = await phones().send('+35679234568')
    await expect(phones().confirm(sent, '000000')).rejects.toMatchObject({ code: 'verification.code_wrong' })
  })

  it('reports an expired code', async () => {
    await expect(phones().confirm('nothing', '000000')).rejects.toMatchObject({
      code: 'verification.code_expired',
    })
  })

  it('sends nothing to an invalid number', async () => {
    await expect(phones().send('12')).rejects.toMatchObject({ code: 'unknown', status: 422 })
  })

  it.skipIf(EMULATOR)('passes the pause of the service on', async () => {
    await expect(phones().send('+35679230429')).rejects.toMatchObject({
      status: 429,
      code: 'rate.limited',
      retryAfter: 60,
    })
  })

  it('reports an unreachable service', async () => {
    const nowhere = identityToolkit({
      apiKey: 'key',
      origin: 'http://127.0.0.1:9',
      showHuman: async () => 'human',
    })
    await expect(nowhere.confirm('s', '1')).rejects.toMatchObject({ code: 'network.offline' })
  })
})
