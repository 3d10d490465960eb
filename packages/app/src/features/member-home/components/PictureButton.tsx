import { IconEdit } from '@livery/ui/icon'
import { useState } from 'react'
import { useIntl } from 'react-intl'

import { MemberPicture } from '#capabilities/member/MemberPicture.tsx'

import * as css from '../memberHome.css.ts'
import { memberHomeMessages as messages } from '../memberHome.messages.ts'
import { HeadIconSheet } from './HeadIconSheet.tsx'

/** The member's picture, a button that opens the choice of another. */
export function PictureButton({ name }: { readonly name: string }) {
  const { formatMessage } = useIntl()
  const [choosing, setChoosing] = useState(false)
  return (
    <>
      <button
        type="button"
        className={css.picture}
        aria-label={formatMessage(messages.picture)}
        aria-haspopup="dialog"
        onClick={() => setChoosing(true)}
      >
        <MemberPicture size="large" name={name} />
        <span className={css.pencil}>
          <IconEdit size="small" />
        </span>
      </button>
      <HeadIconSheet open={choosing} onClose={() => setChoosing(false)} />
    </>
  )
}
