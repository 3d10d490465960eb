import type { CallContext } from '../operations.ts'
import { uncleanText } from '../server/cleanText.ts'
import { refuse } from '../server/refuse.ts'
import type { Schemas } from '../wire.ts'
import { decryptBody } from './loginKeys.ts'

/** Schemas of encrypted bodies. */
type EncryptedSchema = 'LoginPayload' | 'RegisterPayload' | 'SetPasswordByPhonePayload'

type EncryptedContext = Pick<CallContext, 'db' | 'header' | 'services'> & {
  readonly body: { readonly data: string }
}

/**
 * Decrypts a body and validates its content against the contract.
 * @throws Failure 400 `encryption.invalid`, `request.invalid`; 422 `encryption.key_retired`
 */
export async function readEncryptedBody<Name extends EncryptedSchema>(
  context: EncryptedContext,
  schema: Name,
): Promise<Schemas[Name]> {
  const { clock, contract } = context.services
  const opened = await decryptBody(context.db, context.body.data, context.header('encryption'), clock.now())
  refuse(uncleanText(opened) ?? contract.faultsOf(schema, opened))
  return opened as Schemas[Name]
}
