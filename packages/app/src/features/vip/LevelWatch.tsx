import { isRealAccount } from '@livery/domain/account'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useIntl } from 'react-intl'

import { useTellMoment } from '#capabilities/moments/useTellMoment.ts'
import { useServices, useSession } from '#platform/boot/ServicesContext.ts'
import { useUsed } from '#platform/device/useUsed.ts'
import type { StorageEntry } from '#platform/storage/entries.ts'
import { isNumber, isRecordOf, isText } from '#platform/storage/guards.ts'
import { useFlags } from '#platform/whitelabel/useFlags.ts'

import { vipQuery } from './vip.queries.ts'

interface KnownLevel {
  readonly memberName: string
  readonly level: number
}

/** Level of the member who was last signed in on this device. */
const KNOWN_LEVEL: StorageEntry<KnownLevel> = {
  key: 'knownLevel',
  area: 'local',
  encoding: 'json',
  guard: isRecordOf<KnownLevel>({ memberName: isText, level: isNumber }),
}

/** Tells of a level that is higher than the one that this device knows of the member. */
export function LevelWatch() {
  const { storage, gateway } = useServices()
  const { locale } = useIntl()
  const session = useSession()
  const { VIP } = useFlags()
  const used = useUsed()
  const tell = useTellMoment()
  const enabled = used && VIP && session !== undefined && isRealAccount(session.type)
  const { data: vip } = useQuery({ ...vipQuery(gateway, locale), enabled })
  const memberName = session?.memberName
  useEffect(() => {
    if (!vip || memberName === undefined) return
    const { level, levels, clubLabel } = vip
    const stored = storage.read(KNOWN_LEVEL)
    const known = stored?.memberName === memberName ? stored.level : undefined
    if (known === level) return
    storage.write(KNOWN_LEVEL, { memberName, level })
    const label = clubLabel?.labelName ?? levels.find((one) => one.level === level)?.labelName
    if (label === undefined) return
    void tell(`level/${memberName}/${level}`, { kind: 'level', known, level }, { kind: 'level', label })
  }, [vip, memberName, storage, tell])
  return null
}
