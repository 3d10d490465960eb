import { Skeleton } from '@livery/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useLocation } from 'react-router-dom'

import { useGateway } from '../../shell/boot/index.ts'
import { QueryFailure } from '../../shell/errors/QueryFailure.tsx'
import { PageBody } from '../../shell/frame/PageBody.tsx'
import { memberQuery } from '../../shell/gateway/member.queries.ts'
import { BaseLayout } from './components/BaseLayout.tsx'
import { NewLayout } from './components/NewLayout.tsx'
import type { SecuritySheet } from './components/SecuritySheets.tsx'
import { useMemberCentreLayout } from './useMemberCentreLayout.ts'

// Its forms come when a row is opened for the first time.
const SecuritySheets = lazy(async () => ({
  default: (await import('./components/SecuritySheets.tsx')).SecuritySheets,
}))

/** The sheet that an address asks for, as a screen does that needs what is kept there. */
function sheetOf(hash: string): SecuritySheet | undefined {
  const sheets: readonly SecuritySheet[] = ['paymentPassword', 'bankCards']
  return sheets.find((sheet) => hash === `#${sheet}`)
}

/** The member centre, in the layout the operator's template asks for. */
export default function MemberHomePage() {
  const Layout = useMemberCentreLayout() === 'new' ? NewLayout : BaseLayout
  const [opened, setOpened] = useState(sheetOf(useLocation().hash))
  const [wanted, setWanted] = useState(opened !== undefined)
  const open = (sheet: SecuritySheet | undefined): void => {
    setWanted(true)
    setOpened(sheet)
  }
  const { data: member, error, refetch } = useQuery(memberQuery(useGateway()))

  if (error && !member) return <QueryFailure error={error} onRetry={() => void refetch()} />
  if (!member) {
    return (
      <PageBody>
        <Skeleton shape="card" />
        <Skeleton shape="control" />
        <Skeleton shape="control" />
        <Skeleton shape="control" />
      </PageBody>
    )
  }
  return (
    <>
      <Layout member={member} onOpen={open} />
      {wanted && (
        <Suspense>
          <SecuritySheets opened={opened} onOpen={open} hasPaymentPassword={member.hasPaymentPassword} />
        </Suspense>
      )}
    </>
  )
}
