import type { Regulation, TenantLegal } from '../config.ts'
import { JURISDICTIONS } from './packs.ts'

/** What a brand's pack asks of its pages; goes into the brand's boot data. */
export function regulationOf({ jurisdiction, licenceNumber }: TenantLegal): Regulation {
  const { regulator, account, obligations, helpline } = JURISDICTIONS[jurisdiction]
  const number = account?.exec(licenceNumber)?.[1]
  return {
    regulator: regulator.name,
    reference:
      number === undefined ? { kind: 'licence', number: licenceNumber } : { kind: 'account', number },
    duties: obligations.map(({ duty }) => duty),
    ...(helpline && { helpline }),
  }
}
