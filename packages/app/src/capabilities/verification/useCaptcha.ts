import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'

import { useGateway } from '#platform/boot/ServicesContext.ts'

import { captchaQuery, type CaptchaModule } from './captcha.queries.ts'
import { createHumanVerification } from './humanVerification.ts'
import type { HumanCheckState } from './useHumanCheck.ts'

/** Proof in a call that a person is present. */
export type CaptchaAnswer =
  | { readonly captchaId: string; readonly captcha: string }
  | { readonly captchaProof: string }

export interface Captcha {
  /** Address of the picture; undefined while loading. */
  readonly image: string | undefined
  readonly loading: boolean
  /** Loads another picture: a picture is valid for one attempt. */
  another(): void
  /** True when a proof of work replaces the picture, so that nothing has to be read (WCAG 3.3.8). */
  readonly instead: boolean
  /** Progress of that work. */
  readonly work: HumanCheckState
  choose(instead: boolean): void
  /** Proof for the call. @throws when the device's work fails */
  answer(typed: string): Promise<CaptchaAnswer>
}

/**
 * Captcha with an alternative that needs no reading. @param wanted false while the gateway requires none: no picture
 * is fetched
 */
export function useCaptcha(module: CaptchaModule, wanted: boolean): Captcha {
  const gateway = useGateway()
  const proof = useMemo(() => createHumanVerification(gateway, 'captcha'), [gateway])
  const [turn, setTurn] = useState(0)
  const [instead, setInstead] = useState(false)
  const [work, setWork] = useState<HumanCheckState>('off')
  const { data, isFetching } = useQuery({
    ...captchaQuery(gateway, module, turn),
    enabled: wanted && !instead,
  })

  async function prepare(): Promise<void> {
    setWork('checking')
    try {
      await proof.prepare()
      setWork('passed')
    } catch {
      setWork('failed')
    }
  }
  return {
    image: data && `data:${data.mediaType};base64,${data.image}`,
    loading: isFetching,
    another: () => setTurn((before) => before + 1),
    instead,
    work: instead ? work : 'off',
    choose(next) {
      setInstead(next)
      if (next) void prepare()
    },
    async answer(typed) {
      if (instead) return { captchaProof: await proof.answer() }
      return { captchaId: data?.captchaId ?? '', captcha: typed.trim() }
    },
  }
}
