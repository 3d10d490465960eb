import { Skeleton } from '@livery/ui/skeleton'
import { useQuery } from '@tanstack/react-query'

import { useGateway } from '../../shell/boot/index.ts'
import { QueryFailure } from '../../shell/errors/QueryFailure.tsx'
import { PageBody } from '../../shell/frame/PageBody.tsx'
import { passkeysQuery } from '../../shell/passkeys/passkeys.queries.ts'
import { useFlags } from '../../shell/whitelabel/index.ts'
import { DeviceSection } from './components/DeviceSection.tsx'
import { LastLogin } from './components/LastLogin.tsx'
import { PasskeySection } from './components/PasskeySection.tsx'
import * as css from './security.css.ts'
import { devicesQuery } from './security.queries.ts'

/** How the account is entered: the last login, passkeys where the brand has them, and the devices signed in now. */
export default function SecurityPage() {
  const gateway = useGateway()
  const { PASSKEYS } = useFlags()
  const devices = useQuery(devicesQuery(gateway))
  const passkeys = useQuery({ ...passkeysQuery(gateway), enabled: PASSKEYS })
  const failed = [devices, passkeys].find(({ error, data }) => error && !data)

  if (failed) return <QueryFailure error={failed.error} onRetry={() => void failed.refetch()} />
  if (!devices.data || (PASSKEYS && !passkeys.data)) {
    return (
      <PageBody>
        <Skeleton shape="card" />
        <Skeleton shape="card" />
        <Skeleton shape="card" />
      </PageBody>
    )
  }
  return (
    <div className={css.page}>
      <LastLogin signIn={devices.data.lastLogin} />
      {PASSKEYS && passkeys.data && <PasskeySection passkeys={passkeys.data} />}
      <DeviceSection devices={devices.data.list} />
    </div>
  )
}
