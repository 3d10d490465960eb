import { GatewayError, unwrap } from '@livery/api'
import { ROUTES } from '@livery/domain/routes'
import type { MessageId } from '@livery/i18n'
import { specMessages } from '@livery/i18n/wording'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'

import { memberQuery } from '#capabilities/member/member.queries.ts'
import { forgetLogin } from '#capabilities/remembered-login/rememberedLogin.ts'
import { useServices } from '#platform/boot/ServicesContext.ts'
import { isPause, usePause, type Refusal } from '#platform/forms/useRefusal.ts'
import { overlayMessages } from '#platform/overlays/overlays.messages.ts'

import type { ChangeField, ChangePasswordValues } from './changePasswordForm.ts'

/** Time between the changed password and the return to home. */
const REDIRECT_DELAY_MS = 1_000

export interface ChangePasswordOptions {
  /** The password that this device remembers; it is sent as the old one. */
  readonly remembered: string | undefined
  /** Called when the remembered password is no longer the account's: the old one has to be typed. */
  readonly onRememberedWrong: () => void
  readonly refuse: (name: ChangeField, id: MessageId) => void
  /** Called when the new password equals the old one, after the message about it. */
  readonly onSame: () => void
}

export interface ChangePassword {
  submit(values: ChangePasswordValues): void
  readonly busy: boolean
  /** Pause that the gateway asked for. */
  readonly refusal: Refusal | undefined
}

/**
 * Changes the password: a wait and a loading message while it is being saved, 'changes saved' afterwards, and home after a
 * second (S-password-08).
 */
export function useChangePassword(options: ChangePasswordOptions): ChangePassword {
  const { remembered, onRememberedWrong, refuse, onSame } = options
  const { gateway, queryClient, storage, overlays, fail } = useServices()
  const navigate = useNavigate()
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  const left = useRef(false)
  useEffect(() => {
    left.current = false
    return () => {
      left.current = true
      clearTimeout(leaving.current)
    }
  }, [])

  async function tellSame(): Promise<void> {
    await overlays.confirm({
      title: { message: overlayMessages.promptTitle },
      body: { message: specMessages.same_password },
      confirm: { message: overlayMessages.ok },
    })
    onSame()
  }

  const {
    mutate,
    isPending,
    isSuccess,
    error: failure,
  } = useMutation({
    mutationFn: ({ oldPassword, ...next }: ChangePasswordValues) => {
      const old = remembered ?? oldPassword
      return unwrap(
        gateway.POST('/wps/member/password', { body: { ...(old !== '' && { oldPassword: old }), ...next } }),
      )
    },
    onMutate: () => {
      // Shows 'please wait' for its three seconds, and 'loading' under it for the duration of the call.
      const closeLoading = overlays.loading(overlayMessages.loading)
      const closeWait = overlays.pleaseWait()
      return {
        close() {
          closeWait()
          closeLoading()
        },
      }
    },
    onSuccess: () => {
      void forgetLogin(storage)
      void queryClient.invalidateQueries(memberQuery(gateway))
      overlays.notify.saved(specMessages.in_chang_saved)
      // A player who has left meanwhile stays where they are.
      if (left.current) return
      leaving.current = setTimeout(
        () => void navigate(ROUTES.home.path, { replace: true }),
        REDIRECT_DELAY_MS,
      )
    },
    onError: (error) => {
      if (isPause(error)) return
      const code = error instanceof GatewayError ? error.code : undefined
      switch (code) {
        case 'password.same':
          return void tellSame()
        case 'password.mismatch':
          return refuse('confirmNewPassword', 'in_confirmation_correct')
        case 'password.old_wrong':
          if (remembered !== undefined) {
            void forgetLogin(storage)
            onRememberedWrong()
          }
          return refuse('oldPassword', 'catalogue.old_password')
        default:
          return fail.ofAction(error)
      }
    },
    onSettled: (_done, _error, _values, context) => context?.close(),
  })

  return {
    refusal: usePause(failure),
    submit(values) {
      if (values.newPassword === (remembered ?? values.oldPassword)) return void tellSame()
      mutate(values)
    },
    // The form stays disabled until home is loaded: the password has been changed.
    busy: isPending || isSuccess,
  }
}
