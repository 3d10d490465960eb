import type { CallContext } from '../operations.ts'
import { refuse } from '../server/refuse.ts'
import type { Schemas } from '../wire.ts'
import { openBody } from './loginKeys.ts'

/** The schemas that travel encrypted. */
type SealedSchema = 'LoginPayload' | 'RegisterPayload' | 'SetPasswordByPhonePayload'

type SealedContext = Pick<CallContext, 'db' | 'header' | 'services'> & {
  readonly body: { readonly data: string }
}

/**
 * Opens an encrypted body and checks what it holds, as the contract describes it.
 *
 * @throws Failure 400 `encryption.invalid`, `request.invalid`; 422 `encryption.key_retired`
 */
export async function openSealed<Name extends SealedSchema>(
  context: SealedContext,
  schema: Name,
): Promise<Schemas[Name]> {
  const opened = await openBody(context.db, context.body.data, context.header('encryption'))
  refuse(context.services.contract.faultsOf(schema, opened))
  return opened as Schemas[Name]
}
