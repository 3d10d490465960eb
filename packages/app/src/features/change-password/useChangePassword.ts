import { GatewayError, unwrap } from '@livery/api'
import { DURATIONS, MESSAGE_DURATIONS, ROUTES } from '@livery/domain'
import { specMessages, type MessageId } from '@livery/i18n'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'

import { useShell } from '../../shell/boot/index.ts'
import { isPause, usePause, type Refusal } from '../../shell/forms/useRefusal.ts'
import { overlayMessages } from '../../shell/overlays/overlays.messages.ts'
import { forgetLogin } from '../../shell/remembered/index.ts'
import type { ChangeField, ChangePasswordValues } from './changePasswordForm.ts'

export interface ChangePasswordOptions {
  /** The password this device remembers; it stands in for the old one. */
  readonly remembered: string | undefined
  /** The remembered password is not the account's any more: the old one has to be typed. */
  readonly onRememberedWrong: () => void
  readonly refuse: (name: ChangeField, id: MessageId) => void
  /** The new password is the old one, and the player has been told. */
  readonly onSame: () => void
}

export interface ChangePassword {
  submit(values: ChangePasswordValues): void
  readonly busy: boolean
  /** The gateway asked for a pause. */
  readonly refusal: Refusal | undefined
}

/**
 * Changes the password: a wait and a loading message while it is being saved, 'changes saved' afterwards and home
 * after a second (specification, 'Change password').
 */
export function useChangePassword(options: ChangePasswordOptions): ChangePassword {
  const { remembered, onRememberedWrong, refuse, onSame } = options
  const { gateway, storage, overlays, fail } = useShell()
  const navigate = useNavigate()
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(leaving.current), [])

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
    mutationFn: ({ oldPassword, ...next }: ChangePasswordValues) =>
      unwrap(
        gateway.POST('/wps/member/password', { body: { oldPassword: remembered ?? oldPassword, ...next } }),
      ),
    meta: { wordedByCaller: true },
    onMutate: () => {
      // 'Please wait' for its three seconds, and 'loading' under it for as long as the call takes.
      const closeLoading = overlays.loading(overlayMessages.loading)
      const closeWait = overlays.loading(overlayMessages.pleaseWait, { limit: MESSAGE_DURATIONS.pleaseWait })
      return {
        close() {
          closeWait()
          closeLoading()
        },
      }
    },
    onSuccess: () => {
      void forgetLogin(storage)
      overlays.notify.saved(specMessages.in_chang_saved)
      leaving.current = setTimeout(
        () => void navigate(ROUTES.home.path, { replace: true }),
        DURATIONS.passwordChangedRedirect,
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
    // Until home is there the form stays shut: the password has been changed.
    busy: isPending || isSuccess,
  }
}
