import { MODULES } from '@livery/domain/site'
import { canSubmitFeedback, cutAt, LIMITS } from '@livery/domain/validation'
import { Button } from '@livery/ui/button'
import { Text } from '@livery/ui/text'
import { Textarea } from '@livery/ui/textarea'
import { Controller, FormProvider, useWatch } from 'react-hook-form'
import { useIntl } from 'react-intl'

import { CaptchaInput } from '#capabilities/verification/CaptchaInput.tsx'
import { useCaptcha } from '#capabilities/verification/useCaptcha.ts'
import { Form, SubmitBar } from '#platform/forms/Form.tsx'
import { SelectField } from '#platform/forms/SelectField.tsx'
import { useCounter } from '#platform/forms/useCounter.ts'
import { useProblemForm } from '#platform/forms/useProblemForm.ts'

import * as css from './feedback.css.ts'
import { feedbackMessages as messages, feedbackTypeMessages } from './feedback.messages.ts'
import {
  EMPTY_FEEDBACK,
  FEEDBACK_FIELDS,
  FEEDBACK_TYPE_NAMES,
  feedbackProblems,
  type FeedbackField,
  type FeedbackValues,
} from './feedbackForm.ts'
import { useSendFeedback } from './useSendFeedback.ts'

/** Feedback form: a type, up to 200 characters and a captcha. */
export default function FeedbackPage() {
  const { formatMessage } = useIntl()
  const captcha = useCaptcha(MODULES.common, true)
  const counter = useCounter()
  const { form, refuse, submit } = useProblemForm<FeedbackValues, FeedbackField>({
    defaultValues: EMPTY_FEEDBACK,
    fields: FEEDBACK_FIELDS,
    problemsOf: feedbackProblems,
  })
  const { control } = form
  const content = useWatch({ control, name: 'content' })
  const send = useSendFeedback({
    captcha,
    refuse,
    onCaptchaUsed: () => {
      form.setValue('captcha', '')
      captcha.another()
    },
    onSent: () => form.reset({ ...EMPTY_FEEDBACK, captchaInstead: captcha.instead }),
  })

  return (
    <FormProvider {...form}>
      <Form layout="page" onSubmit={submit(send.submit)}>
        <div className={css.intro}>
          <Text tone="secondary">{formatMessage(messages.intro)}</Text>
        </div>
        <SelectField
          name="type"
          control={control}
          label={formatMessage(messages.type)}
          placeholder={formatMessage(messages.typePlaceholder)}
          options={FEEDBACK_TYPE_NAMES.map((value) => ({
            value,
            label: formatMessage(feedbackTypeMessages[value]),
          }))}
          required
        />
        <Controller
          name="content"
          control={control}
          render={({ field, fieldState }) => (
            <Textarea
              {...field}
              label={formatMessage(messages.content)}
              placeholder={formatMessage(messages.contentPlaceholder)}
              help={formatMessage(messages.contentHelp, {
                minimum: LIMITS.feedbackHintMinimum,
                maximum: LIMITS.feedbackCharacters,
              })}
              error={fieldState.error?.message}
              maxLength={LIMITS.feedbackCharacters}
              counter={counter}
              rows={6}
              required
              onChange={(value) => field.onChange(cutAt(value, LIMITS.feedbackCharacters))}
            />
          )}
        />
        <CaptchaInput captcha={captcha} kind="any" help={formatMessage(messages.captchaHelp)} />
        <SubmitBar over="bottomMenu" atEnd>
          <Button type="submit" fill busy={send.busy} disabled={!canSubmitFeedback(content)}>
            {formatMessage(messages.submit)}
          </Button>
        </SubmitBar>
      </Form>
    </FormProvider>
  )
}
