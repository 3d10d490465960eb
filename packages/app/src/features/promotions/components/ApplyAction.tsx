import { clickFreeCredit } from '@livery/domain/access'
import { Button } from '@livery/ui/button'
import { useState } from 'react'
import { useIntl } from 'react-intl'

import { useSession } from '#platform/boot/ServicesContext.ts'
import { SubmitBar } from '#platform/forms/Form.tsx'
import { useFocusMainAfterwards } from '#platform/page/focusMain.ts'
import { useClickDecision } from '#platform/routing/useClickDecision.ts'

import { useDraft } from '../application.atoms.ts'
import * as css from '../promotions.css.ts'
import { promotionMessages as messages } from '../promotions.messages.ts'
import { useApply } from '../useApply.ts'
import { ApplySheet } from './ApplySheet.tsx'

export interface ApplyActionProps {
  readonly promotionId: string
  /** True when an earlier application was refused. */
  readonly again: boolean
}

/** Button of the application, with its sheet. A visitor signs in first and returns. */
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
  useFocusMainAfterwards()
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
        onClose={() => {
          apply.leave()
          setWriting(false)
        }}
        draft={draft}
        onSend={() => apply.send(draft)}
        busy={apply.isPending}
        error={apply.error}
      />
    </>
  )
}
