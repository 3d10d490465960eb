import { useEffect, useMemo } from 'react'

import { useGateway } from '../../shell/boot/index.ts'
import { createHumanVerification } from '../../shell/verification/humanVerification.ts'

/** Answers of the security check; undefined where the merchant asks for none. */
export type HumanProof = () => Promise<string | undefined>

/** Runs the security check while the form is being filled in, so that nobody waits for it. */
export function useHumanProof(wanted: boolean): HumanProof {
  const gateway = useGateway()
  const verification = useMemo(() => createHumanVerification(gateway), [gateway])
  useEffect(() => {
    // A failure here is no news: `answer` tries again, and its failure is told.
    if (wanted) verification.prepare().catch(() => undefined)
  }, [wanted, verification])
  return async () => (wanted ? verification.answer() : undefined)
}
