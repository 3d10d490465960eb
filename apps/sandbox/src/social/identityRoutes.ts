import { readFile } from 'node:fs/promises'

import { escapeHtml } from '@livery/html'
import type { FastifyInstance } from 'fastify'

import type { Services } from '../operations.ts'
import { clientsOf, PROVIDERS } from './clients.ts'
import { IDENTITY_PATH, identityProviders } from './identityProvider.ts'
import { PEOPLE, personOf } from './people.ts'

const PAGE = new URL('pages/people.html', import.meta.url)

/** Routes of the identity provider and its one page. */
export async function identityRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const current = identityProviders(services)

  await app.register((scope, _options, done) => {
    // The provider parses bodies itself.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, parsed) => parsed(null))
    scope.all(`${IDENTITY_PATH}/*`, async ({ raw }, reply) => {
      const provider = await current()
      reply.hijack()
      // The provider derives its mount path from the difference of the two addresses.
      const originalUrl = raw.url ?? ''
      Object.assign(raw, { originalUrl, url: originalUrl.slice(IDENTITY_PATH.length) })
      await provider.callback()(raw, reply.raw)
    })
    done()
  })

  app.get(`${IDENTITY_PATH}/people/:uid`, async (request, reply) => {
    const { params } = await (await current()).interactionDetails(request.raw, reply.raw)
    const client = clientsOf(services.merchants.all).find(({ clientId }) => clientId === params['client_id'])
    const buttons = PEOPLE.map(
      ({ subject, name, email }) =>
        `<button name="subject" value="${subject}">${escapeHtml(name)}<small>${escapeHtml(email)}</small></button>`,
    )
    const page = (await readFile(PAGE, 'utf8'))
      .replaceAll('{{shop}}', escapeHtml(client?.merchant.name ?? ''))
      .replaceAll('{{provider}}', client ? PROVIDERS[client.provider].name : '')
      .replace('{{people}}', buttons.join(''))
    return reply.type('text/html; charset=utf-8').send(page)
  })

  app.post<{ Body: { subject?: string } | undefined }>(
    `${IDENTITY_PATH}/people/:uid`,
    async (request, reply) => {
      const person = personOf(request.body?.subject ?? '')
      const result = person
        ? { login: { accountId: person.subject } }
        : { error: 'access_denied', error_description: 'Nobody was chosen.' }
      const next = await (await current()).interactionResult(request.raw, reply.raw, result)
      return reply.redirect(next, 303)
    },
  )
}
