import { type Db, json } from '../database/index.ts'
import { textIn } from '../platform/text.ts'

/** Call that is configured to fail. */
export interface PlannedFault {
  readonly operationId: string
  readonly status: number
  readonly code: string
  /** Number of calls that will still fail. */
  readonly times: number
}

/** Console settings of one merchant. */
export interface MerchantState {
  readonly maintenance: boolean
  readonly regionRestriction: boolean
  /** Numeric status; null derives it from the two booleans under the tenant's reading. */
  readonly status: number | null
  /** Operator's message to players during maintenance; null is the default one, in each player's language. */
  readonly info: string | null
  /** Delay of every answer in ms. */
  readonly latencyMs: number
  /** Share of calls that fail with 500, 0 to 1. */
  readonly faultRate: number
  /** Whitelabel flags that differ from the brand's own. */
  readonly flags: Readonly<Record<string, boolean>>
  readonly faults: readonly PlannedFault[]
  /** True for an agent site: members without agent rights cannot log in (S-login-26). */
  readonly agentsOnly: boolean
  /** User names that the operator has disabled, in lower case; they cannot log in (S-errors-06). */
  readonly disabled: readonly string[]
  /** False while the sportsbook's feed gives no fixtures (S-sports-11). */
  readonly sportsFeed: boolean
}

/** Default settings: the site is open and no call fails. */
const DEFAULT_STATE: MerchantState = {
  maintenance: false,
  regionRestriction: false,
  status: null,
  info: null,
  latencyMs: 0,
  faultRate: 0,
  flags: {},
  faults: [],
  agentsOnly: false,
  disabled: [],
  sportsFeed: true,
}

/** Message to players during maintenance, in a language. */
export const maintenanceInfo = ({ info }: MerchantState, language: string): string =>
  info ?? textIn('maintenance.info', language)

/** Current settings. */
export async function readState(db: Db, merchant: string): Promise<MerchantState> {
  const found = await db.row<{ state: Partial<MerchantState> }>`
    select state from merchant_state where merchant = ${merchant}`
  return stateOf(found?.state ?? null)
}

/** Settings as stored, over the defaults; null for a merchant whose settings nobody has changed. */
export const stateOf = (stored: Partial<MerchantState> | null): MerchantState =>
  stored ? { ...DEFAULT_STATE, ...stored } : DEFAULT_STATE

/**
 * Changes some settings.
 * @returns all of them
 */
export async function changeState(
  db: Db,
  merchant: string,
  change: Partial<MerchantState>,
): Promise<MerchantState> {
  return db.transaction(async (tx) => {
    await tx.run`insert into merchant_state (merchant, state) values (${merchant}, '{}') on conflict do nothing`
    await tx.row`select state from merchant_state where merchant = ${merchant} for update`
    const next = { ...(await readState(tx, merchant)), ...change }
    await tx.run`update merchant_state set state = ${json(next)} where merchant = ${merchant}`
    return next
  })
}

/** Disables a member: logging in is refused until the operator thinks otherwise. */
export async function disableMember(db: Db, merchant: string, username: string): Promise<void> {
  await db.transaction(async (tx) => {
    const { disabled } = await changeState(tx, merchant, {})
    await changeState(tx, merchant, { disabled: [...new Set([...disabled, username.toLowerCase()])] })
  })
}

/** Consumes one configured failure of a call, if there is one left. */
export async function takeFault(
  db: Db,
  merchant: string,
  operationId: string,
): Promise<PlannedFault | undefined> {
  return db.transaction(async (tx) => {
    await tx.row`select state from merchant_state where merchant = ${merchant} for update`
    const { faults } = await readState(tx, merchant)
    const planned = faults.find((fault) => fault.operationId === operationId && fault.times > 0)
    if (!planned) return undefined
    const once = { ...planned, times: planned.times - 1 }
    const left = faults.toSpliced(faults.indexOf(planned), 1, ...(once.times > 0 ? [once] : []))
    await changeState(tx, merchant, { faults: left })
    return planned
  })
}
