import { GatewayError } from './gatewayError.ts'

/** What a gateway call answers with: openapi-fetch's own result. */
export type GatewayResult<Value> =
  | { readonly data: { readonly value: Value }; readonly error?: never; readonly response: Response }
  | { readonly data?: never; readonly error: unknown; readonly response: Response }

/**
 * The value of a call that worked.
 *
 * @throws GatewayError with the gateway's code for every other answer.
 * @example const wallet = await unwrap(gateway.GET('/wps/wallets/gcs'))
 */
export function unwrap<Value>(result: Promise<GatewayResult<Value>>): Promise<Value>
export function unwrap<Value>(result: GatewayResult<Value>): Value
export function unwrap<Value>(
  result: GatewayResult<Value> | Promise<GatewayResult<Value>>,
): Value | Promise<Value> {
  return result instanceof Promise ? result.then(valueOf) : valueOf(result)
}

function valueOf<Value>({ data, error, response }: GatewayResult<Value>): Value {
  if (data) return data.value
  throw GatewayError.fromAnswer(error, response)
}
