import type { FastifyRequest } from 'fastify'

import type { Merchant } from '../merchants.ts'

/** The visitor's address; Fastify has read `X-Forwarded-For` already. */
export const callerIp = (request: FastifyRequest): string => request.ip

/** Where the site runs, as the browser sees it: the proxy before us says so. */
export function siteOrigin(request: FastifyRequest): string {
  return `${request.protocol}://${request.host}`
}

/** The platform's language code asked for, or the merchant's default when it offers no such language. */
export function readLanguage(request: FastifyRequest, merchant: Merchant): string {
  const { offered, default: fallback } = merchant.tenant.languages
  const asked = request.headers['accept-language'] ?? ''
  return offered.find((code) => code === asked) ?? fallback
}
