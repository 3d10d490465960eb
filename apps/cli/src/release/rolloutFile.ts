import { RELEASE_ID, type Rollout } from './store.ts'

const isShare = (value: unknown) => typeof value === 'number' && value >= 0 && value <= 100

/**
 * True for a rollout of a brand as livery writes it: what it names is looked for in the brand's folder, and removed or
 * served there. By hand, because every look at a brand reads one.
 */
export function isRollout(tenant: string, value: unknown): value is Rollout {
  const { number, stable, canary, before, left = [], at } = (value ?? {}) as Partial<Rollout>
  const isOwn = (id: unknown) => RELEASE_ID.exec(String(id))?.groups?.['tenant'] === tenant
  const areOwn = (ids: unknown) => Array.isArray(ids) && ids.every(isOwn)
  return (
    Number.isInteger(number) &&
    (number ?? 0) >= 1 &&
    typeof at === 'string' &&
    isOwn(stable) &&
    areOwn(before) &&
    areOwn(left) &&
    (canary === undefined || (isOwn(canary?.release) && isShare(canary?.share)))
  )
}
