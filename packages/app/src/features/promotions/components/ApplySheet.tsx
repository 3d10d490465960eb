import { cutAt, LIMITS, PROMOTION_IMAGE_TYPES } from '@livery/domain/validation'
import { useTranslate, type MessageId } from '@livery/i18n'
import { FileDrop, type FileRefusal } from '@livery/ui/file-drop'
import { Textarea } from '@livery/ui/textarea'
import { useIntl } from 'react-intl'

import { refusalOf, type Refusals } from '#platform/errors/refusalOf.ts'
import { FormSheet } from '#platform/forms/FormSheet.tsx'
import { useCounter } from '#platform/forms/useCounter.ts'
import { useRefusal } from '#platform/forms/useRefusal.ts'

import type { Draft } from '../application.atoms.ts'
import { applicationRefusals, promotionMessages as messages } from '../promotions.messages.ts'

const MEGABYTE = 1024 * 1024

/** Messages for a refused picture, before sending and after. */
const PICTURE_RULES: Readonly<Record<FileRefusal['reason'], MessageId>> = {
  kind: 'validation.image_type',
  size: 'validation.image_size',
  count: 'validation.image_count',
}
const PICTURE_REFUSALS: Refusals<MessageId> = {
  'request.media_type': PICTURE_RULES.kind,
  'request.too_large': PICTURE_RULES.size,
}

export interface ApplySheetProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly draft: Draft
  readonly onSend: () => void
  readonly busy: boolean
  /** Error of the last attempt. */
  readonly error: unknown
}

/** The application: a comment and up to three pictures, neither of them required. */
export function ApplySheet({ open, onClose, draft, onSend, busy, error }: ApplySheetProps) {
  const { formatMessage } = useIntl()
  const translate = useTranslate()
  const counter = useCounter()
  const ofPictures = refusalOf(error, PICTURE_REFUSALS)
  const toldElsewhere = ofPictures !== undefined || refusalOf(error, applicationRefusals) !== undefined
  const refusal = useRefusal(toldElsewhere ? undefined : error)

  return (
    <FormSheet
      open={open}
      onClose={onClose}
      title={formatMessage(messages.application)}
      submitLabel={formatMessage(messages.send)}
      onSubmit={onSend}
      busy={busy}
      refusal={refusal}
      gap="x3"
    >
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
        labels={{
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
    </FormSheet>
  )
}
