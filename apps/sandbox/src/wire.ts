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

/** Event of a stream. */
export interface StreamEvent<Data = unknown> {
  readonly id: string
  readonly data: Data
}

/** Events of a call that answers with a stream; undefined keeps the connection open while there is nothing to say. */
export type EventsOf<Data = unknown> = AsyncIterable<StreamEvent<Data> | undefined>

/** Type of `value` in a successful answer; of a stream, its events. */
export type Value<Id extends OperationId> = Operations[Id] extends {
  responses: { 200: { content: { 'text/event-stream': infer Data } } }
}
  ? EventsOf<Data>
  : ValueOf<Id>
