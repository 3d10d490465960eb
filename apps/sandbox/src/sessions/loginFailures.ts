import type { Db } from '../database/index.ts'

/** After this many wrong tries under a name, a captcha is asked for. */
const PATIENCE = 3

/** Whether the next try under a name needs a captcha. */
export async function needsCaptcha(db: Db, merchant: string, name: string): Promise<boolean> {
  const kept = await db.row<{ count: number }>`
    select count from login_failure where merchant = ${merchant} and name = ${name.toLowerCase()}`
  return (kept?.count ?? 0) >= PATIENCE
}

/** Counts a wrong try, whether or not the name is a member's. */
export async function countFailure(db: Db, merchant: string, name: string): Promise<void> {
  await db.run`
    insert into login_failure as kept (merchant, name, count) values (${merchant}, ${name.toLowerCase()}, 1)
    on conflict (merchant, name) do update set count = kept.count + 1`
}

/** Forgets wrong tries after a right one. */
export async function forgetFailures(db: Db, merchant: string, name: string): Promise<void> {
  await db.run`delete from login_failure where merchant = ${merchant} and name = ${name.toLowerCase()}`
}
