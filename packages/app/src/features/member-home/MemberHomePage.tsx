import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useLocation } from 'react-router-dom'

import { memberQuery } from '#capabilities/member/member.queries.ts'
import { useGateway, useTenant } from '#platform/boot/ServicesContext.ts'
import { PageSkeletons } from '#platform/page/PageBody.tsx'
import { lazyPart } from '#platform/parts/lazyPart.tsx'
import { QueryView } from '#platform/queries/QueryView.tsx'
import { useLayout } from '#platform/whitelabel/useTemplates.ts'

import { MemberHomeBaseLayout } from './components/MemberHomeBaseLayout.tsx'
import { MemberHomeForm } from './components/MemberHomeForm.tsx'
import { MemberHomeNewLayout } from './components/MemberHomeNewLayout.tsx'
import type { SecuritySheet } from './components/SecuritySheets.tsx'

// Lazy import: the forms are loaded when a row is opened for the first time.
const SecuritySheets = lazyPart(async () => ({
  default: (await import('./components/SecuritySheets.tsx')).SecuritySheets,
}))

/** Sheet that the address's hash opens, for links from screens that need its data. */
function sheetOf(hash: string): SecuritySheet | undefined {
  const sheets: readonly SecuritySheet[] = ['paymentPassword', 'bankCards']
  return sheets.find((sheet) => hash === `#${sheet}`)
}

/** Member centre, in the layout of the operator's template, or in the brand's own form of it. */
export default function MemberHomePage() {
  const layout = useLayout('memberCentreLayout')
  const look = useTenant().layout.pages.memberCentre
  const [opened, setOpened] = useState(sheetOf(useLocation().hash))
  const [wanted, setWanted] = useState(opened !== undefined)
  const open = (sheet: SecuritySheet | undefined): void => {
    setWanted(true)
    setOpened(sheet)
  }
  const query = useQuery(memberQuery(useGateway()))

  return (
    <QueryView query={query} pending={<PageSkeletons shapes={['card', 'control', 'control', 'control']} />}>
      {(member) => (
        <>
          {look !== 'template' ? (
            <MemberHomeForm look={look} grouped={layout === 'new'} member={member} onOpen={open} />
          ) : layout === 'new' ? (
            <MemberHomeNewLayout member={member} onOpen={open} />
          ) : (
            <MemberHomeBaseLayout member={member} onOpen={open} />
          )}
          {wanted && (
            <Suspense>
              <SecuritySheets opened={opened} onOpen={open} member={member} />
            </Suspense>
          )}
        </>
      )}
    </QueryView>
  )
}
