import { CopyText } from '@livery/ui/copy-field'
import { useIntl } from 'react-intl'

import { copyMessages } from './copy.messages.ts'

/** The number of an order inside a line, to be copied for whoever is asked about it. */
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
