import type { ClientCode, ErrorCode } from '@livery/api'
import { catalogueMessages, specMessages } from '@livery/i18n/wording'
import type { MessageDescriptor } from 'react-intl'

import { errorMessages } from './errors.messages.ts'

/** Messages by code. A code without an entry shows 'Unknown error' and the request id (S-errors-01). */
const MESSAGES: Readonly<Partial<Record<ErrorCode | ClientCode, MessageDescriptor>>> = {
  'network.not_sent': errorMessages.notSent,
  'network.offline': errorMessages.offline,
  'network.timeout': errorMessages.slow,
  'network.unreadable': catalogueMessages.upgrading,
  'request.invalid': errorMessages.invalid,
  'session.missing': errorMessages.sessionMissing,
  'session.expired': errorMessages.sessionExpired,
  'session.replaced': errorMessages.sessionReplaced,
  'role.free_reject': specMessages.free_reject,
  'role.not_allowed': errorMessages.notAllowed,
  'feature.off': errorMessages.notAllowed,
  'feature.not_built': errorMessages.notBuilt,
  'resource.not_found': errorMessages.notFound,
  'server.error': errorMessages.server,
  'login.failed': catalogueMessages.loginFailed,
  'login.disabled': catalogueMessages.userDisabled,
  'login.non_member': catalogueMessages.nonMember,
  'login.non_agent': catalogueMessages.nonAgent,
  'login.excluded': catalogueMessages.excluded,
  'captcha.required': specMessages.in_vwrite_code,
  'captcha.wrong': catalogueMessages.captchaWrong,
  'human.required': catalogueMessages.humanVerification,
  'human.failed': catalogueMessages.humanVerification,
  'verification.code_wrong': catalogueMessages.verificationCode,
  'verification.code_expired': catalogueMessages.verificationCodeExpired,
  'social.state_invalid': catalogueMessages.socialSignIn,
  'social.denied': catalogueMessages.socialSignIn,
  'affiliate.invalid': specMessages.invitation_code_error,
  'recommender.unknown': catalogueMessages.referrerLink,
  'member.username_taken': catalogueMessages.usernameExists,
  'member.email_taken': catalogueMessages.emailExists,
  'member.mobile_taken': catalogueMessages.mobileExists,
  'password.same': specMessages.same_password,
  'password.mismatch': specMessages.in_confirmation_correct,
  'password.old_wrong': catalogueMessages.oldPassword,
  'wallet.insufficient': errorMessages.insufficient,
  'limit.deposit': errorMessages.depositLimit,
  'limit.loss': errorMessages.lossLimit,
  'limit.session': errorMessages.sessionLimit,
  'limit.excluded': errorMessages.excluded,
  'game.unavailable': errorMessages.gameUnavailable,
  'game.no_free_play': errorMessages.noFreePlay,
  'site.maintenance': catalogueMessages.underMaintenance,
  'site.region_restricted': catalogueMessages.regionRestricted,
}

/** Message of a failure's error code; undefined for an unknown code. */
export function messageOfCode(code: ErrorCode | ClientCode): MessageDescriptor | undefined {
  return MESSAGES[code]
}
