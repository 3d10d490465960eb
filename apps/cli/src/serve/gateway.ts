import httpProxy from '@fastify/http-proxy'
import type { FastifyInstance } from 'fastify'

/** Where the sandbox listens unless told otherwise; trusted origins of brands name it for development. */
export const DEFAULT_SANDBOX = 'http://localhost:7000'

/** Paths of the gateway, and of the sandbox's pictures. */
export const PROXIED = ['/wps', '/lgw', '/lotto', '/sandbox/art'] as const

/** Passes the gateway's calls on, so that a brand with `gateway.baseUrl: ''` works as behind its web server. */
export async function proxyGateway(server: FastifyInstance, upstream: string): Promise<void> {
  for (const prefix of PROXIED) {
    await server.register(httpProxy, {
      upstream,
      prefix,
      rewritePrefix: prefix,
      replyOptions: {
        rewriteRequestHeaders: (request, headers) => ({
          ...headers,
          'x-forwarded-host': request.headers.host,
          'x-forwarded-proto': 'http',
        }),
        onError: (reply) => {
          void reply
            .code(502)
            .type('application/json')
            .send({
              success: false,
              code: 'gateway.unreachable',
              message: `No gateway answers at ${upstream}`,
              requestId: '',
            })
        },
      },
    })
  }
}
