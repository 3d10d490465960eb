import { useSession } from '#platform/boot/ServicesContext.ts'
import { lazyPart } from '#platform/routing/lazyPart.tsx'
import { OptionalPart } from '#platform/routing/OptionalPart.tsx'

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
