import type { FastifyInstance } from 'fastify'
import { errors } from 'oidc-provider'

import type { Services } from '../operations.ts'
import { siteSources } from '../platform/ownHost.ts'
import { clientsOf } from './clients.ts'
import { lateHeaders, lateSignInPage, peopleHeaders, peoplePage } from './identityPages.ts'
import { IDENTITY_PATH, identityProviders } from './identityProvider.ts'
import { personOf } from './people.ts'

const PEOPLE_PATH = `${IDENTITY_PATH}/people/:uid`

/** Address of the page, with the platform language that the site asked for. */
interface Visit {
  Querystring: { language?: string }
}

/** Routes of the identity provider and its one page. */
export async function identityRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const current = identityProviders(services)

  await app.register((scope, _options, done) => {
    // The provider parses bodies itself.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, parsed) => parsed(null))
    scope.all(`${IDENTITY_PATH}/*`, async ({ raw }, reply) => {
      const provider = await current()
      for (const [name, value] of Object.entries(reply.getHeaders())) reply.raw.setHeader(name, value ?? '')
      reply.hijack()
      // The provider derives its mount path from the difference of the two addresses.
      const originalUrl = raw.url ?? ''
      Object.assign(raw, { originalUrl, url: originalUrl.slice(IDENTITY_PATH.length) })
      await provider.callback()(raw, reply.raw)
    })
    done()
  })

  await app.register((scope, _options, done) => {
    scope.setErrorHandler<Error, Visit>((error, request, reply) => {
      if (!(error instanceof errors.SessionNotFound)) throw error
      const page = lateSignInPage(languageOf(request), error.error_description ?? error.message)
      return reply.code(400).headers(lateHeaders()).send(page)
    })

    scope.get<Visit>(PEOPLE_PATH, async (request, reply) => {
      const { params } = await (await current()).interactionDetails(request.raw, reply.raw)
      const client = clientsOf(services.merchants.all).find(
        ({ clientId }) => clientId === params['client_id'],
      )
      return reply
        .headers(peopleHeaders(siteSources(services.merchants)))
        .send(peoplePage(client, languageOf(request)))
    })

    scope.post<Visit & { Body: { subject?: string } | undefined }>(PEOPLE_PATH, async (request, reply) => {
      const person = personOf(request.body?.subject ?? '')
      const result = person
        ? { login: { accountId: person.subject } }
        : { error: 'access_denied', error_description: 'Nobody was chosen.' }
      const next = await (await current()).interactionResult(request.raw, reply.raw, result)
      return reply.redirect(next, 303)
    })
    done()
  })
}

const languageOf = ({ query }: { readonly query: Visit['Querystring'] }): string => query.language ?? 'EN'
