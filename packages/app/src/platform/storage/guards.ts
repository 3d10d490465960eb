/** Type guard for a value of unknown origin; storage calls it on every read. */
export type Guard<T> = (value: unknown) => value is T

export const isText: Guard<string> = (value) => typeof value === 'string'

export const isFlag: Guard<boolean> = (value) => typeof value === 'boolean'

export const isNumber: Guard<number> = (value): value is number =>
  typeof value === 'number' && Number.isFinite(value)

/** Accepts only the given values. */
export function isOneOf<const T>(...allowed: readonly T[]): Guard<T> {
  return (value): value is T => (allowed as readonly unknown[]).includes(value)
}

/** Accepts an object whose named fields pass their guards; fields without a guard are ignored. */
export function isRecordOf<T extends object>(fields: { readonly [K in keyof T]-?: Guard<T[K]> }): Guard<T> {
  return (value): value is T => {
    if (typeof value !== 'object' || value === null) return false
    const record = value as Record<string, unknown>
    return Object.entries<Guard<unknown>>(fields).every(([name, guard]) => guard(record[name]))
  }
}

/** Accepts an array whose every element passes. */
export function isListOf<T>(guard: Guard<T>): Guard<readonly T[]> {
  return (value): value is readonly T[] => Array.isArray(value) && value.every(guard)
}

/** Accepts what `guard` accepts, or the field's absence. */
export function isOptional<T>(guard: Guard<T>): Guard<T | undefined> {
  return (value): value is T | undefined => value === undefined || guard(value)
}
