/** Result of a gateway call: openapi-fetch's own. */
export type GatewayResult<Value> =
  | { readonly data: { readonly value: Value }; readonly error?: never; readonly response: Response }
  | { readonly data?: never; readonly error: unknown; readonly response: Response }

/**
 * Value of a call that succeeded. A call that failed has rejected with its GatewayError before there is a result.
 *
 * @example const wallet = await unwrap(gateway.GET('/wps/wallets/gcs'))
 */
export function unwrap<Value>(result: Promise<GatewayResult<Value>>): Promise<Value>
export function unwrap<Value>(result: GatewayResult<Value>): Value
export function unwrap<Value>(
  result: GatewayResult<Value> | Promise<GatewayResult<Value>>,
): Value | Promise<Value> {
  return result instanceof Promise ? result.then(valueOf) : valueOf(result)
}

function valueOf<Value>({ data }: GatewayResult<Value>): Value {
  if (data) return data.value
  throw new TypeError('This is no result of createGateway.')
}
