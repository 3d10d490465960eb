import { MutationObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'

import { createQueryClient } from './createQueryClient.ts'

async function failureOf(meta: { readonly toastFailure?: boolean } | undefined) {
  const ofAction = vi.fn<(error: unknown) => void>()
  const error = new Error('refused')
  const mutation = new MutationObserver(createQueryClient({ ofAction }), {
    mutationFn: () => Promise.reject(error),
    ...(meta && { meta }),
  })
  await expect(mutation.mutate()).rejects.toBe(error)
  return { ofAction, error }
}

test('a failed mutation is left to its caller', async () => {
  const { ofAction } = await failureOf(undefined)
  expect(ofAction).not.toHaveBeenCalled()
})

test('a failed mutation that asks for a toast is told once, with its own error', async () => {
  const { ofAction, error } = await failureOf({ toastFailure: true })
  expect(ofAction.mock.calls).toEqual([[error]])
})
