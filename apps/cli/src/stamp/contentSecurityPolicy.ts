import { createHash } from 'node:crypto'

import type { TenantConfig } from '@livery/tenant'

/** Origins that Firebase phone authentication and its reCAPTCHA connect to. */
const FIREBASE = {
  scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  connects: ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
  frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
}

/** CSP source of an inline script or style: the hash of the exact text between its tags. */
export function inlineSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** The parts of a tenant that its policy depends on. */
export type PolicyConfig = Pick<TenantConfig, 'trustedOrigins' | 'gateway' | 'signIn'>

/** Inline scripts and styles of a page: the exact texts between their tags. */
export interface InlineParts {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/** Trusted Types policies: the site's own scripts, its entry as a worker, and the sanitiser of operators' texts. */
const TRUSTED_TYPES = ['livery', 'livery-entry', 'dompurify']

/**
 * Trusted Types directives: script addresses and HTML only through these policies. Left out for brands
 * with Firebase's phone authentication, whose loader writes plain addresses into script elements.
 */
function trustedTypes(config: PolicyConfig): [string, string[]][] {
  if (config.signIn.phoneAuth !== undefined) return []
  return [
    ['require-trusted-types-for', ["'script'"]],
    ['trusted-types', TRUSTED_TYPES],
  ]
}

function scriptDirectives(config: PolicyConfig, scripts: readonly string[]): [string, string[]][] {
  const firebase = config.signIn.phoneAuth === undefined ? [] : FIREBASE.scripts
  return [
    ['script-src', ["'self'", ...scripts.map(inlineSource), ...firebase]],
    ['object-src', ["'none'"]],
    ['base-uri', ["'none'"]],
    ...trustedTypes(config),
  ]
}

function serialise(directives: readonly [string, readonly string[]][]): string {
  return directives.map(([name, sources]) => [name, ...new Set(sources)].join(' ')).join('; ')
}

/**
 * Content security policy for the header: only the site's own files, the gateway and the origins that the tenant trusts.
 * The header is the same for all pages while each page holds styles of its own: {@link metaPolicy} names those, and the
 * header allows every inline style.
 * @param scripts inline scripts of all pages
 */
export function contentSecurityPolicy(config: PolicyConfig, scripts: readonly string[]): string {
  const { frames, chat, pay, images } = config.trustedOrigins
  const gateway = config.gateway.baseUrl === '' ? [] : [config.gateway.baseUrl]
  const phone = config.signIn.phoneAuth !== undefined
  return serialise([
    ['default-src', ["'none'"]],
    ...scriptDirectives(config, scripts),
    ['style-src', ["'self'", "'unsafe-inline'"]],
    ['img-src', ["'self'", 'data:', 'blob:', ...gateway, ...images]],
    ['font-src', ["'self'"]],
    ['connect-src', ["'self'", ...gateway, ...(phone ? FIREBASE.connects : [])]],
    ['frame-src', ["'self'", ...frames, ...chat, ...pay, ...(phone ? FIREBASE.frames : [])]],
    ['media-src', ["'self'", ...images]],
    ['worker-src', ["'self'"]],
    ['manifest-src', ["'self'"]],
    ['form-action', ["'self'", ...pay]],
    // The lottery frame is a page of this site inside another page of it.
    ['frame-ancestors', ["'self'"]],
  ])
}

/** Style attributes are allowed because the first paint carries them; style elements only by their content. */
function styleDirectives(styles: readonly string[]): [string, string[]][] {
  if (styles.length === 0) return []
  return [
    ['style-src', ["'self'", ...styles.map(inlineSource)]],
    ['style-src-attr', ["'unsafe-inline'"]],
  ]
}

/**
 * Part of the policy in a page's `<meta>` element: its own styles, and the scripts once more for hosts that drop headers.
 * Both policies hold. Origins of frames and pictures stay in the header alone, which a host can adapt.
 * @param inline the page's inline parts; without styles their policy is the header's
 */
export function metaPolicy(config: PolicyConfig, { scripts, styles }: InlineParts): string {
  return serialise([...scriptDirectives(config, scripts), ...styleDirectives(styles)])
}
