import { clickFreeCredit } from '@livery/domain'
import { Button } from '@livery/ui/button'
import { useState } from 'react'
import { useIntl } from 'react-intl'

import { useSession } from '../../../shell/boot/index.ts'
import { SubmitBar } from '../../../shell/forms/Form.tsx'
import { useClickDecision } from '../../../shell/frame/useClickDecision.ts'
import { useDraft } from '../application.atoms.ts'
import * as css from '../promotions.css.ts'
import { promotionMessages as messages } from '../promotions.messages.ts'
import { useApply } from '../useApply.ts'
import { ApplySheet } from './ApplySheet.tsx'

export interface ApplyActionProps {
  readonly promotionId: string
  /** An application was refused before. */
  readonly again: boolean
}

/** The button to take part, and the sheet behind it. A visitor signs in first and comes back. */
export function ApplyAction({ promotionId, again }: ApplyActionProps) {
  const { formatMessage } = useIntl()
  const session = useSession()
  const decide = useClickDecision()
  const [writing, setWriting] = useState(false)
  const draft = useDraft(promotionId)
  const apply = useApply(promotionId, () => {
    draft.clear()
    setWriting(false)
  })
  const label = session ? (again ? messages.applyAgain : messages.apply) : messages.logIn

  return (
    <>
      <SubmitBar over="bottomMenu" atEnd>
        <div className={css.action}>
          <Button fill onPress={() => decide(clickFreeCredit(session ?? null), () => setWriting(true))}>
            {formatMessage(label)}
          </Button>
        </div>
      </SubmitBar>
      <ApplySheet
        open={writing}
        onClose={() => setWriting(false)}
        draft={draft}
        onSend={() => apply.mutate(draft)}
        busy={apply.isPending}
        error={apply.error}
      />
    </>
  )
}
