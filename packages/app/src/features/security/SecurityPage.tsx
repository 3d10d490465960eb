import { useQuery } from '@tanstack/react-query'

import { useDuties } from '#capabilities/jurisdiction/useDuties.ts'
import { passkeysQuery } from '#capabilities/passkeys/passkeys.queries.ts'
import { useGateway } from '#platform/boot/ServicesContext.ts'
import { PageSkeletons } from '#platform/page/PageBody.tsx'
import { allOf } from '#platform/queries/allOf.ts'
import { QueryView } from '#platform/queries/QueryView.tsx'
import { useFlags } from '#platform/whitelabel/useFlags.ts'

import { DeviceSection } from './components/DeviceSection.tsx'
import { LastLogin } from './components/LastLogin.tsx'
import { MarketingSection } from './components/MarketingSection.tsx'
import { PasskeySection } from './components/PasskeySection.tsx'
import * as css from './security.css.ts'
import { devicesQuery } from './security.queries.ts'

/**
 * Security page: the last login, passkeys where the brand has them, the signed-in devices, and consent to marketing where
 * the regulator asks for it.
 */
export default function SecurityPage() {
  const gateway = useGateway()
  const { PASSKEYS } = useFlags()
  const owes = useDuties()
  const devices = useQuery(devicesQuery(gateway))
  const passkeys = useQuery({ ...passkeysQuery(gateway), enabled: PASSKEYS })
  const offered = PASSKEYS ? passkeys : { ...passkeys, data: null }

  return (
    <QueryView query={allOf(devices, offered)} pending={<PageSkeletons shapes={['card', 'card', 'card']} />}>
      {([{ lastLogin, list }, created]) => (
        <div className={css.page}>
          <LastLogin signIn={lastLogin} />
          {created && <PasskeySection passkeys={created} />}
          <DeviceSection devices={list} />
          {owes('marketingConsent') && <MarketingSection />}
        </div>
      )}
    </QueryView>
  )
}
