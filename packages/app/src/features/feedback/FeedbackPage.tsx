import { canSubmitFeedback, cutAt, LIMITS } from '@livery/domain'
import { useTranslate } from '@livery/i18n'
import { Button } from '@livery/ui/button'
import { CaptchaField } from '@livery/ui/captcha-field'
import { Select } from '@livery/ui/select'
import { Text } from '@livery/ui/text'
import { Textarea } from '@livery/ui/textarea'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Controller, useForm, useWatch, type FieldErrors } from 'react-hook-form'
import { useIntl } from 'react-intl'

import { useGateway } from '../../shell/boot/index.ts'
import { overlayMessages } from '../../shell/overlays/overlays.messages.ts'
import * as css from './feedback.css.ts'
import { feedbackMessages as messages, feedbackTypeMessages } from './feedback.messages.ts'
import { captchaQuery } from './feedback.queries.ts'
import {
  EMPTY_FEEDBACK,
  FEEDBACK_FIELDS,
  FEEDBACK_TYPE_NAMES,
  feedbackProblems,
  type FeedbackValues,
} from './feedbackForm.ts'
import { useSendFeedback } from './useSendFeedback.ts'

/** Telling the operator something: a type, up to 200 characters and a captcha. */
export default function FeedbackPage() {
  const { formatMessage } = useIntl()
  const translate = useTranslate()
  const [turn, setTurn] = useState(0)
  const anotherPicture = (): void => setTurn((last) => last + 1)
  const { data: picture, isFetching } = useQuery(captchaQuery(useGateway(), turn))

  const form = useForm<FeedbackValues>({
    defaultValues: EMPTY_FEEDBACK,
    mode: 'onTouched',
    shouldFocusError: false,
    // Verdicts are kept as ids and worded as they are drawn: a change of language needs no second look.
    resolver: (values) => {
      const wrong = Object.entries(feedbackProblems(values)).filter(([, verdict]) => verdict !== null)
      const errors = Object.fromEntries(wrong.map(([name, verdict]) => [name, { type: verdict }]))
      return wrong.length === 0 ? { values, errors: {} } : { values: {}, errors }
    },
  })
  const { control, formState } = form
  const content = useWatch({ control, name: 'content' })
  const send = useSendFeedback({
    captchaId: picture?.captchaId ?? '',
    refuse: (name, id) => form.setError(name, { type: id }, { shouldFocus: true }),
    onCaptchaUsed: () => {
      form.setValue('captcha', '')
      anotherPicture()
    },
    onSent: () => form.reset(EMPTY_FEEDBACK),
  })
  const errorOf = (name: keyof FeedbackValues): string | undefined => {
    const verdict = formState.errors[name]?.type
    return verdict === undefined ? undefined : translate(verdict as Parameters<typeof translate>[0])
  }
  function focusFirst(errors: FieldErrors<FeedbackValues>): void {
    const first = FEEDBACK_FIELDS.find((name) => errors[name] !== undefined)
    if (first) form.setFocus(first)
  }

  return (
    <form
      noValidate
      className={css.form}
      onSubmit={(event) => void form.handleSubmit((values) => send.submit(values), focusFirst)(event)}
    >
      <div className={css.intro}>
        <Text tone="secondary">{formatMessage(messages.intro)}</Text>
      </div>
      {/* Without onBlur: its sheet takes the focus as it opens, and nothing is wrong yet. */}
      <Controller
        name="type"
        control={control}
        render={({ field: { name, value, onChange } }) => (
          <Select
            name={name}
            value={value}
            onChange={onChange}
            label={formatMessage(messages.type)}
            placeholder={formatMessage(messages.typePlaceholder)}
            options={FEEDBACK_TYPE_NAMES.map((value) => ({
              value,
              label: formatMessage(feedbackTypeMessages[value]),
            }))}
            error={errorOf('type')}
            closeLabel={formatMessage(overlayMessages.close)}
            required
          />
        )}
      />
      <Controller
        name="content"
        control={control}
        render={({ field }) => (
          <Textarea
            {...field}
            label={formatMessage(messages.content)}
            placeholder={formatMessage(messages.contentPlaceholder)}
            help={formatMessage(messages.contentHelp, {
              minimum: LIMITS.feedbackHintMinimum,
              maximum: LIMITS.feedbackCharacters,
            })}
            error={errorOf('content')}
            maxLength={LIMITS.feedbackCharacters}
            counter={(count, maximum) => ({
              drawn: formatMessage(messages.counter, { count, maximum }),
              said: formatMessage(messages.counterLeft, { left: maximum - count }),
            })}
            rows={6}
            required
            onChange={(value) => field.onChange(cutAt(value, LIMITS.feedbackCharacters))}
          />
        )}
      />
      <Controller
        name="captcha"
        control={control}
        render={({ field }) => (
          <CaptchaField
            {...field}
            kind="any"
            maxLength={LIMITS.feedbackCaptchaCharacters}
            label={formatMessage(messages.captcha)}
            help={formatMessage(messages.captchaHelp)}
            error={errorOf('captcha')}
            image={picture && `data:${picture.mediaType};base64,${picture.image}`}
            loading={isFetching}
            onRefresh={() => {
              form.setValue('captcha', '')
              anotherPicture()
            }}
            refreshLabel={formatMessage(messages.captchaRefresh)}
            required
          />
        )}
      />
      <div className={css.submit}>
        <Button type="submit" fill busy={send.busy} disabled={!canSubmitFeedback(content)}>
          {formatMessage(messages.submit)}
        </Button>
      </div>
    </form>
  )
}
