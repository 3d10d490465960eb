import type { Schemas } from '@livery/api'

import { BaseLayout } from './components/BaseLayout.tsx'
import { NewLayout } from './components/NewLayout.tsx'
import { ReviewSheet } from './components/ReviewSheet.tsx'
import { useDepositForm } from './useDepositForm.ts'
import { useDepositLayout } from './useDepositLayout.ts'

/** A new deposit, in the layout the operator's template asks for. */
export function DepositForm({ channels }: { readonly channels: Schemas['DepositChannels'] }) {
  const form = useDepositForm(channels)
  const Layout = useDepositLayout() === 'new' ? NewLayout : BaseLayout
  return (
    <>
      <Layout form={form} />
      <ReviewSheet form={form} />
    </>
  )
}
