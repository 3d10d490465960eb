import httpProxy from '@fastify/http-proxy'
import type { FastifyInstance } from 'fastify'

/** Default origin of the sandbox; brands list it among their trusted origins for development. */
export const DEFAULT_SANDBOX = 'http://localhost:7000'

/** Path prefixes of the gateway and of the sandbox's pictures. */
export const PROXIED = ['/wps', '/lgw', '/lotto', '/sandbox/art'] as const

/** Proxies the gateway's calls, so that a brand with `gateway.baseUrl: ''` works as behind its web server. */
export async function proxyGateway(server: FastifyInstance, upstream: string): Promise<void> {
  for (const prefix of PROXIED) {
    await server.register(httpProxy, {
      upstream,
      prefix,
      rewritePrefix: prefix,
      replyOptions: {
        rewriteRequestHeaders: (request, headers) => ({
          ...headers,
          // This server is the first hop: what a visitor claims here is not passed on.
          'x-forwarded-for': request.socket.remoteAddress,
          'x-forwarded-host': request.headers.host,
          'x-forwarded-proto': 'http',
        }),
        onError: (reply) => {
          void reply
            .code(502)
            .type('application/json')
            .header('Cache-Control', 'no-store')
            .header('X-Content-Type-Options', 'nosniff')
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
