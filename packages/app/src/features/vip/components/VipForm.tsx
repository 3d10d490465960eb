import type { Schemas } from '@livery/api'
import type { PageLayouts } from '@livery/tenant'

import { useTenant } from '#platform/boot/ServicesContext.ts'

import { useLadder } from '../useLadder.ts'
import type { VipFormProps } from './formProps.ts'
import { LevelIndex } from './LevelIndex.tsx'
import { LevelList } from './LevelList.tsx'
import { LevelTabs } from './LevelTabs.tsx'
import { Podium } from './Podium.tsx'
import { RateSheet } from './RateSheet.tsx'

const FORMS = {
  tabs: LevelTabs,
  ladder: LevelList,
  table: RateSheet,
  card: LevelIndex,
  podium: Podium,
} as const satisfies Record<PageLayouts['vip'], (props: VipFormProps) => React.ReactNode>

/** The member's ladder, in the form of the brand. */
export function VipForm({ vip }: { readonly vip: Schemas['Vip'] }) {
  const Form = FORMS[useTenant().layout.pages.vip]
  return <Form ladder={useLadder(vip)} />
}
