import { ROUTES } from '@livery/domain/routes'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'

import { openPanelAtom } from '#platform/panels/panels.atoms.ts'
import { renderSite } from '#testing/renderSite.tsx'
import { openSite } from '#testing/samples.ts'
import { testBoot } from '#testing/testBoot.ts'

it('sends an e-mail as a form, without a mail program (S-messages-12)', async () => {
  const boot = { ...testBoot, tenant: { ...testBoot.tenant, contacts: { email: 'care@brand.example' } } }
  const { services, gateway } = await renderSite(ROUTES.help.path, {
    answers: {
      ...openSite,
      getHelpCenter: { list: [] },
      getCustomerService: { version: { pathList: [] } },
      sendEmail: {},
    },
    boot,
  })
  services.store.set(openPanelAtom, 'customerService')
  await page.getByRole('button', { name: /E-mail/ }).click()
  const letter = page.getByRole('dialog', { name: 'Write to us' })
  await letter.getByRole('button', { name: 'Send' }).click()
  await expect.element(letter.getByRole('textbox', { name: 'Your e-mail address' })).toHaveFocus()
  expect(gateway.received('sendEmail')).toHaveLength(0)
  await letter.getByRole('textbox', { name: 'Your e-mail address' }).fill('player@example.com')
  await letter.getByRole('textbox', { name: 'Subject' }).fill('A & B')
  await letter.getByRole('textbox', { name: 'Message' }).fill('How do I close my account?')
  await letter.getByRole('button', { name: 'Send' }).click()
  await expect.element(page.getByText('Sent. We’ll answer by e-mail.')).toBeVisible()
  const [sent] = gateway.received('sendEmail')
  expect(sent?.request.headers.get('Content-Type')).toContain('application/x-www-form-urlencoded')
  expect(Object.fromEntries(new URLSearchParams(sent?.body))).toEqual({
    email: 'player@example.com',
    subject: 'A & B',
    content: 'How do I close my account?',
  })
})
