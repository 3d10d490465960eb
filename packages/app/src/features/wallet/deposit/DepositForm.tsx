import type { Schemas } from '@livery/api'

import { useLayout } from '#platform/whitelabel/useTemplates.ts'

import { DepositBaseLayout } from './components/DepositBaseLayout.tsx'
import { DepositNewLayout } from './components/DepositNewLayout.tsx'
import { ReviewSheet } from './components/ReviewSheet.tsx'
import { useDepositForm } from './useDepositForm.ts'

/** Form of a new deposit, in the layout of the operator's template. */
export function DepositForm({ channels }: { readonly channels: Schemas['DepositChannels'] }) {
  const form = useDepositForm(channels)
  const Layout = useLayout('depositLayout') === 'new' ? DepositNewLayout : DepositBaseLayout
  return (
    <>
      <Layout form={form} />
      <ReviewSheet form={form} />
    </>
  )
}
