import type { Operations, ValueOf } from '@livery/api'

export type { ErrorCode, Schemas } from '@livery/api'

/** Operation ids of the contract. */
export type OperationId = keyof Operations

type Part<Id extends OperationId, Name extends 'path' | 'query'> = Operations[Id]['parameters'] extends {
  [Key in Name]?: infer Values
}
  ? [Exclude<Values, undefined>] extends [never]
    ? Record<string, never>
    : Exclude<Values, undefined>
  : Record<string, never>

/** Path parameters of a call. */
export type Params<Id extends OperationId> = Part<Id, 'path'>

/** Query parameters of a call. */
export type Query<Id extends OperationId> = Part<Id, 'query'>

/** Body of a call, of any of its media types. */
export type Body<Id extends OperationId> = Operations[Id] extends { requestBody?: infer Request }
  ? Exclude<Request, undefined> extends { content: infer Content }
    ? Content[keyof Content] | (undefined extends Request ? undefined : never)
    : undefined
  : undefined

/** Type of `value` in a successful answer. */
export type Value<Id extends OperationId> = ValueOf<Id>
