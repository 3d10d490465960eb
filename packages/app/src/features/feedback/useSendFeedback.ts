import { GatewayError, unwrap } from '@livery/api'
import type { MessageId } from '@livery/i18n'
import { useMutation } from '@tanstack/react-query'

import { useShell } from '../../shell/boot/index.ts'
import { overlayMessages } from '../../shell/overlays/overlays.messages.ts'
import type { Captcha } from '../../shell/verification/useCaptcha.ts'
import { feedbackMessages as messages } from './feedback.messages.ts'
import { feedbackPayload, type FeedbackField, type FeedbackValues } from './feedbackForm.ts'

export interface SendFeedbackOptions {
  readonly captcha: Captcha
  readonly refuse: (name: FeedbackField, id: MessageId) => void
  /** Accepted or not, the picture was used up: another is wanted. */
  readonly onCaptchaUsed: () => void
  /** Accepted, and the player has been told. */
  readonly onSent: () => void
}

/** Sends feedback; once the gateway has accepted it a dialog says so (specification, 'Feedback'). */
export function useSendFeedback({ captcha, refuse, onCaptchaUsed, onSent }: SendFeedbackOptions) {
  const { gateway, session, overlays, fail } = useShell()
  const { mutate, isPending } = useMutation({
    mutationFn: async (values: FeedbackValues) => {
      const sender = session.current()?.memberName ?? ''
      const body = feedbackPayload(values, await captcha.answer(values.captcha), sender)
      return unwrap(gateway.PUT('/wps/feedback', { body }))
    },
    meta: { wordedByCaller: true },
    onMutate: () => ({ close: overlays.loading(overlayMessages.pleaseWait) }),
    onSuccess: () => {
      onCaptchaUsed()
      onSent()
      // Not waited for: the loading message would lie over the dialog until it is answered.
      void overlays.confirm({
        title: { message: messages.sent },
        body: { message: messages.thanks },
        confirm: { message: overlayMessages.ok },
      })
    },
    onError: (error) => {
      onCaptchaUsed()
      if (error instanceof GatewayError && error.code === 'captcha.wrong')
        refuse('captcha', 'catalogue.verification_code')
      else fail.ofAction(error)
    },
    onSettled: (_done, _error, _values, context) => context?.close(),
  })
  return { submit: mutate, busy: isPending }
}
