import { unwrap } from '@livery/api'
import type { MessageId } from '@livery/i18n'
import { useMutation } from '@tanstack/react-query'

import type { Captcha } from '#capabilities/verification/useCaptcha.ts'
import { useServices } from '#platform/boot/ServicesContext.ts'
import { isRefusal } from '#platform/errors/refusalOf.ts'
import { overlayMessages } from '#platform/overlays/overlays.messages.ts'

import { feedbackMessages as messages } from './feedback.messages.ts'
import { feedbackPayload, type FeedbackField, type FeedbackValues } from './feedbackForm.ts'

export interface SendFeedbackOptions {
  readonly captcha: Captcha
  readonly refuse: (name: FeedbackField, id: MessageId) => void
  /** Called when the captcha picture was used up, by acceptance or refusal: another is needed. */
  readonly onCaptchaUsed: () => void
  /** Called after the feedback was accepted and the dialog about it opened. */
  readonly onSent: () => void
}

/** Sends feedback; once the gateway has accepted it a dialog says so (S-help-08). */
export function useSendFeedback({ captcha, refuse, onCaptchaUsed, onSent }: SendFeedbackOptions) {
  const { gateway, session, overlays, fail } = useServices()
  const { mutate, isPending } = useMutation({
    mutationFn: async (values: FeedbackValues) => {
      const sender = session.current()?.memberName ?? ''
      const body = feedbackPayload(values, await captcha.answer(values.captcha), sender)
      return unwrap(gateway.PUT('/wps/feedback', { body }))
    },
    onMutate: () => ({ close: overlays.pleaseWait() }),
    onSuccess: () => {
      onCaptchaUsed()
      onSent()
      // The dialog is not awaited: the loading message would cover it until it is answered.
      void overlays.confirm({
        title: { message: messages.sent },
        body: { message: messages.thanks },
        confirm: { message: overlayMessages.ok },
      })
    },
    onError: (error) => {
      onCaptchaUsed()
      if (isRefusal(error, 'captcha.wrong')) refuse('captcha', 'catalogue.captcha_wrong')
      else fail.ofAction(error)
    },
    onSettled: (_done, _error, _values, context) => context?.close(),
  })
  return { submit: mutate, busy: isPending }
}
