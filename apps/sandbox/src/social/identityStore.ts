import type { Adapter, AdapterPayload } from 'oidc-provider'

import { json, type Db } from '../database/index.ts'

/**
 * Storage of the identity provider in the database, shared by all processes. The provider is a separate
 * service and uses the machine's clock, which tests do not move.
 */
export function identityStore(db: Db, model: string): Adapter {
  const first = async (found: Promise<{ payload: AdapterPayload } | undefined>) => (await found)?.payload
  return {
    upsert: async (id, payload, expiresIn) => {
      const expiresAt = expiresIn ? new Date(Date.now() + expiresIn * 1000) : null
      await db.run`
        insert into identity_artifact (model, id, payload, expires_at)
        values (${model}, ${id}, ${json(payload)}, ${expiresAt})
        on conflict (model, id) do update set payload = excluded.payload, expires_at = excluded.expires_at`
    },
    find: (id) =>
      first(db.row`
        select payload from identity_artifact
        where model = ${model} and id = ${id} and (expires_at is null or expires_at > ${new Date()})`),
    findByUid: (uid) =>
      first(
        db.row`select payload from identity_artifact where model = ${model} and payload->>'uid' = ${uid}`,
      ),
    // User codes are for devices without a browser, and none signs in here.
    findByUserCode: async () => undefined,
    consume: async (id) => {
      await db.run`
        update identity_artifact set payload = payload || ${json({ consumed: Math.floor(Date.now() / 1000) })}
        where model = ${model} and id = ${id}`
    },
    destroy: async (id) => {
      await db.run`delete from identity_artifact where model = ${model} and id = ${id}`
    },
    revokeByGrantId: async (grantId) => {
      await db.run`delete from identity_artifact where model = ${model} and payload->>'grantId' = ${grantId}`
    },
  }
}
