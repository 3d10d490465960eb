import { useSession } from '#platform/boot/ServicesContext.ts'
import { lazyPart } from '#platform/parts/lazyPart.tsx'
import { OptionalPart } from '#platform/parts/OptionalPart.tsx'

const SessionDuties = lazyPart(() => import('./SessionDuties.tsx'))

/** Session duties, fetched when a player is signed in. A failed fetch is tried again. */
export function SessionOutlet() {
  const signedIn = useSession() !== undefined
  return (
    signedIn && (
      <OptionalPart>
        <SessionDuties />
      </OptionalPart>
    )
  )
}
