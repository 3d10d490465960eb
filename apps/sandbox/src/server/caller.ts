import type { FastifyRequest } from 'fastify'

import type { Merchant } from '../merchants.ts'

/** IP address of the visitor; Fastify has read `X-Forwarded-For` already. */
export const callerIp = (request: FastifyRequest): string => request.ip

/** Origin of the site in the browser, from the proxy's headers. */
export function siteOrigin(request: FastifyRequest): string {
  return `${request.protocol}://${request.host}`
}

/** Platform's language code of the request, or the merchant's default when the merchant does not offer it. */
export function readLanguage(request: FastifyRequest, merchant: Merchant): string {
  const { offered, default: fallback } = merchant.tenant.languages
  const asked = request.headers['accept-language'] ?? ''
  return offered.find((code) => code === asked) ?? fallback
}
