import { clickFreeCredit } from '@livery/domain/access'
import { Button } from '@livery/ui/button'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { useIntl } from 'react-intl'

import { useSession } from '#platform/boot/ServicesContext.ts'
import { SubmitBar } from '#platform/forms/Form.tsx'
import { useFocusMainAfterwards } from '#platform/page/focusMain.ts'
import { openPanelAtom } from '#platform/panels/panels.atoms.ts'
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

/** Button of the application, with its sheet. A visitor signs in first, in a modal. */
export function ApplyAction({ promotionId, again }: ApplyActionProps) {
  const { formatMessage } = useIntl()
  const session = useSession()
  const decide = useClickDecision()
  const openPanel = useSetAtom(openPanelAtom)
  const [writing, setWriting] = useState(false)
  const draft = useDraft(promotionId)
  const apply = useApply(promotionId, () => {
    draft.clear()
    setWriting(false)
  })
  useFocusMainAfterwards()
  function press(): void {
    // A visitor signs in over the article that they were reading.
    if (session) decide(clickFreeCredit(session), () => setWriting(true))
    else openPanel('login')
  }
  const label = session ? (again ? messages.applyAgain : messages.apply) : messages.logIn

  return (
    <>
      <SubmitBar over="bottomMenu" atEnd>
        <div className={css.action}>
          <Button fill onPress={press}>
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
