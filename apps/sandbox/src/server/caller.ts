import { isIP, isIPv4 } from 'node:net'

import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'

import type { Merchant } from '../merchants.ts'
import { isOwnHost } from '../platform/ownHost.ts'

/**
 * IP address of the visitor; Fastify has read `X-Forwarded-For` already, of trusted proxies only. What a proxy
 * passes on may be no address: then the connection's own counts.
 */
export const callerIp = (request: FastifyRequest): string =>
  isIP(request.ip) ? request.ip : (request.socket.remoteAddress ?? '0.0.0.0')

/**
 * Address by which a visitor is counted and known again. An IPv6 network of 64 bits is one visitor, because a household
 * or a phone has all of its addresses: a limit of a single one would be none.
 */
export function callerNetwork(request: FastifyRequest): string {
  const ip = callerIp(request)
  return isIPv4(ip) ? ip : normalizeIP(ip)
}

/** True for an address of this machine. */
export const isLoopbackAddress = (address: string): boolean =>
  /^(::ffff:)?127(\.\d+){3}$|^::1$/i.test(address)

/**
 * Origin of the merchant's site, for links and redirects. It is always one of the configured hosts: the
 * request's `Origin`, `Referer` and host only choose among them.
 */
export function siteOrigin(request: FastifyRequest, merchant: Merchant): string {
  const { origin, referer } = request.headers
  for (const given of [origin, referer, `${request.protocol}://${request.host}`]) {
    const url = given ? URL.parse(given) : null
    if (url && isSite(merchant, url)) return url.origin
  }
  return `https://${merchant.tenant.hosts[0]}`
}

const isSite = (merchant: Merchant, url: URL): boolean =>
  (url.protocol === 'http:' || url.protocol === 'https:') && isOwnHost(merchant, url)

/** Platform's language code of the request, or the merchant's default when the merchant does not offer it. */
export function readLanguage(request: FastifyRequest, merchant: Merchant): string {
  const { offered, default: fallback } = merchant.tenant.languages
  const asked = request.headers['accept-language'] ?? ''
  return offered.find((code) => code === asked) ?? fallback
}
