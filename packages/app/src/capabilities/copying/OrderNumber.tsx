import { CopyText } from '@livery/ui/copy-field'
import { useIntl } from 'react-intl'

import { copyMessages } from './copy.messages.ts'

/** Order number inside a line, with a copy button for questions to customer service. */
export function OrderNumber({ number }: { readonly number: string }) {
  const { formatMessage } = useIntl()
  return (
    <CopyText
      value={number}
      copyLabel={formatMessage(copyMessages.order, { number })}
      copiedLabel={formatMessage(copyMessages.copied)}
      refusedLabel={formatMessage(copyMessages.refused)}
    />
  )
}
