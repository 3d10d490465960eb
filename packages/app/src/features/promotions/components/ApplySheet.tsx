import { GatewayError } from '@livery/api'
import { cutAt, LIMITS, PROMOTION_IMAGE_TYPES } from '@livery/domain'
import { useTranslate, type MessageId } from '@livery/i18n'
import { Button } from '@livery/ui/button'
import { useSecondsLeft } from '@livery/ui/countdown'
import { FileDrop, type FileRefusal } from '@livery/ui/file-drop'
import { Sheet } from '@livery/ui/sheet'
import { Textarea } from '@livery/ui/textarea'
import { useId } from 'react'
import { useIntl } from 'react-intl'

import { FormRefusal } from '../../../shell/forms/FormRefusal.tsx'
import { useCounter } from '../../../shell/forms/useCounter.ts'
import { useRefusal } from '../../../shell/forms/useRefusal.ts'
import { overlayMessages } from '../../../shell/overlays/overlays.messages.ts'
import type { Draft } from '../application.atoms.ts'
import * as css from '../promotions.css.ts'
import { applicationRefusals, promotionMessages as messages } from '../promotions.messages.ts'

const MEGABYTE = 1024 * 1024

/** Why a picture stays out, before it is sent and after. */
const PICTURE_RULES: Readonly<Record<FileRefusal['reason'], MessageId>> = {
  kind: 'validation.image_type',
  size: 'validation.image_size',
  count: 'validation.image_count',
}
const PICTURE_REFUSALS: Readonly<Partial<Record<string, MessageId>>> = {
  'request.media_type': PICTURE_RULES.kind,
  'request.too_large': PICTURE_RULES.size,
}

export interface ApplySheetProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly draft: Draft
  readonly onSend: () => void
  readonly busy: boolean
  /** Why the last try failed. */
  readonly error: unknown
}

/** The application: a comment and up to three pictures, neither of them required. */
export function ApplySheet({ open, onClose, draft, onSend, busy, error }: ApplySheetProps) {
  const { formatMessage } = useIntl()
  const translate = useTranslate()
  const formId = useId()
  const counter = useCounter()
  const code = error instanceof GatewayError ? error.code : ''
  const ofPictures = PICTURE_REFUSALS[code]
  const toldElsewhere = ofPictures !== undefined || applicationRefusals[code] !== undefined
  const refusal = useRefusal(toldElsewhere ? undefined : error)
  const pause = useSecondsLeft(refusal?.until)

  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={formatMessage(messages.application)}
      closeLabel={formatMessage(overlayMessages.close)}
      actions={
        <Button type="submit" form={formId} fill busy={busy} disabled={pause > 0}>
          {formatMessage(messages.send)}
        </Button>
      }
    >
      <form
        id={formId}
        noValidate
        className={css.application}
        onSubmit={(event) => {
          event.preventDefault()
          if (!busy) onSend()
        }}
      >
        <FormRefusal refusal={refusal} />
        <FileDrop
          label={formatMessage(messages.pictures)}
          help={formatMessage(messages.picturesHelp, {
            count: LIMITS.promotionImages,
            megabytes: LIMITS.promotionImageBytes / MEGABYTE,
          })}
          error={ofPictures && translate(ofPictures)}
          files={draft.pictures}
          onChange={(pictures) => draft.change({ pictures })}
          maxFiles={LIMITS.promotionImages}
          maxBytes={LIMITS.promotionImageBytes}
          accept={PROMOTION_IMAGE_TYPES}
          disabled={busy}
          words={{
            add: formatMessage(messages.addPictures),
            remove: (name) => formatMessage(messages.removePicture, { name }),
            refused: ({ name, reason }) =>
              formatMessage(messages.pictureRefused, { name, reason: translate(PICTURE_RULES[reason]) }),
          }}
        />
        <Textarea
          name="comment"
          label={formatMessage(messages.comment)}
          help={formatMessage(messages.commentHelp)}
          value={draft.comment}
          onChange={(comment) => draft.change({ comment: cutAt(comment, LIMITS.promotionCommentCharacters) })}
          maxLength={LIMITS.promotionCommentCharacters}
          counter={counter}
          disabled={busy}
          rows={3}
        />
      </form>
    </Sheet>
  )
}
