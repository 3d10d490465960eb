import { UserError } from '../terminal/userError.ts'

/** A clean-up writes too, before it removes anything. */
const FULL = 'The bucket is full: raise its quota; livery releases clean makes room then'

const ELSEWHERE = 'The bucket is in another region: set AWS_REGION'
const UNREACHABLE = 'The server cannot be reached: look at its address (AWS_ENDPOINT_URL_S3)'
const UNFOUND = 'The server cannot be found: look at its address (AWS_ENDPOINT_URL_S3)'

/** Words for errors of the S3 API and of its client by their names, each with what to do. */
const SAID: Readonly<Record<string, string>> = {
  ExpiredToken: 'The credentials have expired: get new ones',
  TokenRefreshRequired: 'The credentials have expired: get new ones',
  InvalidAccessKeyId: 'The server does not know this access key, or no longer: get new credentials',
  SignatureDoesNotMatch: 'The secret key does not belong to the access key: set both anew',
  CredentialsProviderError:
    'There are no credentials: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or AWS_PROFILE',
  AccessDenied: 'These credentials do not permit it: they need to list, read, write and delete there',
  Forbidden: 'These credentials do not permit it: they need to list, read, write and delete there',
  NoSuchBucket: 'There is no such bucket: create it',
  QuotaExceeded: FULL,
  ServiceQuotaExceededException: FULL,
  SlowDown: 'The server asks for fewer requests: try again later',
  RequestTimeTooSkewed: 'The clock of this machine is wrong: set it',
  'Region is missing':
    'The region of the bucket is not known: set AWS_REGION, or AWS_ENDPOINT_URL_S3 for a server of your own',
  PermanentRedirect: ELSEWHERE,
  AuthorizationHeaderMalformed: ELSEWHERE,
  ECONNREFUSED: UNREACHABLE,
  EHOSTUNREACH: UNREACHABLE,
  ENETUNREACH: UNREACHABLE,
  ETIMEDOUT: UNREACHABLE,
  EPROTO: 'The server speaks another protocol: look at its address, http or https (AWS_ENDPOINT_URL_S3)',
  ENOTFOUND: UNFOUND,
  EAI_AGAIN: UNFOUND,
  ECONNRESET: 'The server broke off the connection',
  AbortError: 'The server does not answer in time',
  TimeoutError: 'The server does not answer in time',
}

/** Fields that the client's errors may have. */
interface Thrown {
  readonly name?: string
  readonly message?: string
  readonly code?: string
  readonly $metadata?: { readonly httpStatusCode?: number }
}

/** Status of an answer that was an error; undefined when there was no answer. */
export function statusOf(error: unknown): number | undefined {
  return (error as Thrown | undefined)?.$metadata?.httpStatusCode
}

/** Error in words about a server that refuses or is out of reach; other errors as they are. */
export function s3Error(error: unknown, address: string): unknown {
  const { name = '', code = '', message = '' } = (error ?? {}) as Thrown
  const known = [code, name, message].find((each) => SAID[each] !== undefined)
  const status = statusOf(error)
  if (known === undefined && status === undefined) return error
  const said =
    known === undefined ? `The server answers with ${status}: look at what it reports` : SAID[known]
  return new UserError(
    `${said} (${address}: ${known ?? name}). What was released and served before is unchanged; run the command again, it goes on from here.`,
    1,
  )
}
