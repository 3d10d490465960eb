import type { Schemas } from '@livery/api'
import { ROUTES } from '@livery/domain/routes'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'

import { refusal, type Answers } from '#testing/fakeGateway.ts'
import { memberSession, renderSite } from '#testing/renderSite.tsx'
import { memberSite } from '#testing/samples.ts'
import { testBoot } from '#testing/testBoot.ts'

import { sampleDevices, samplePasskey } from './security.samples.ts'

describe('the security page', () => {
  let passkeys: Schemas['Passkey'][]
  let devices: Schemas['Devices']
  beforeEach(() => {
    passkeys = [samplePasskey]
    devices = sampleDevices
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })
  const answers: Answers = {
    ...memberSite,
    listPasskeys: () => ({ list: passkeys, maximum: 10 }),
    renamePasskey: ({ body }) => {
      const { name } = JSON.parse(body) as Schemas['PasskeyChange']
      passkeys = [{ ...samplePasskey, name }]
      return { ...samplePasskey, name }
    },
    removePasskey: () => {
      passkeys = []
      return {}
    },
    listDevices: () => devices,
    signOutDevice: () => {
      devices = { ...devices, list: devices.list.slice(0, 1) }
      return {}
    },
    signOutOtherDevices: () => {
      devices = { ...devices, list: devices.list.slice(0, 1) }
      return { signedOut: 1 }
    },
  }
  const open = (more: Answers = {}, boot = testBoot) =>
    renderSite(ROUTES.security.path, { answers: { ...answers, ...more }, session: memberSession, boot })
  const askedForConsent = {
    ...testBoot,
    tenant: {
      ...testBoot.tenant,
      regulation: { ...testBoot.tenant.regulation, duties: ['marketingConsent' as const] },
    },
  }
  const main = page.getByRole('main')
  const question = page.getByRole('alertdialog')
  const group = (name: string) => main.getByRole('group', { name })

  it('shows the last login, the passkeys, and the devices with this one marked (S-member-05)', async () => {
    await open()
    const last = main.getByRole('region', { name: 'Last login' })
    await expect.element(last.getByText('Safari · macOS · with a passkey')).toBeVisible()
    await expect.element(last.getByText(/Malta · .?203\.0\.113\.\*/)).toBeVisible()
    await expect.element(main.getByText('iCloud Keychain')).toBeVisible()
    await expect.element(group('Your devices').getByText('This device')).toBeVisible()
    await expect.element(main.getByRole('button', { name: 'Log out Safari · macOS' })).toBeVisible()
    expect(main.getByRole('button', { name: 'Log out Chrome · Android' }).query()).toBeNull()
  })

  it('shows empty states', async () => {
    passkeys = []
    devices = { list: devices.list.slice(0, 1) }
    await open()
    await expect.element(main.getByText('This is your first login')).toBeVisible()
    await expect.element(main.getByText('No passkeys yet')).toBeVisible()
    await expect.element(main.getByRole('button', { name: 'Add a passkey' })).toBeVisible()
    expect(main.getByRole('button', { name: 'Log out all other devices' }).query()).toBeNull()
  })

  describe('adding a passkey', () => {
    const options: Schemas['PasskeyCreationOptions'] = {
      rp: { id: 'localhost', name: 'Test Brand' },
      user: { id: 'dXNlcg', name: 'member', displayName: 'Robin' },
      challenge: 'c29tZS1jaGFsbGVuZ2UtYnl0ZXM',
      pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
      timeout: 300_000,
      excludeCredentials: [],
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
      attestation: 'none',
    }
    const bytes = new Uint8Array([1, 2, 3]).buffer
    /** Credential of a device, reduced to the fields that the code reads. */
    const made = {
      id: 'AQID',
      rawId: bytes,
      type: 'public-key',
      response: {
        clientDataJSON: bytes,
        attestationObject: bytes,
        getTransports: () => ['internal', 'smoke-signal'],
      },
      authenticatorAttachment: 'platform',
      getClientExtensionResults: () => ({}),
    } as unknown as PublicKeyCredential
    const device = vi.spyOn(navigator.credentials, 'create')
    const add = main.getByRole('button', { name: 'Add a passkey' })
    const register: Answers = {
      startPasskey: options,
      addPasskey: () => {
        passkeys = [samplePasskey]
        return samplePasskey
      },
    }
    beforeEach(() => {
      passkeys = []
      device.mockResolvedValue(made)
    })

    it('creates it on the device, shows a message, and lists it', async () => {
      const { gateway } = await open(register)
      await add.click()
      await expect.element(page.getByText('Passkey added')).toBeVisible()
      await expect.element(main.getByText('iCloud Keychain')).toBeVisible()
      expect(JSON.parse(gateway.received('addPasskey')[0]?.body ?? '')).toEqual({
        id: 'AQID',
        type: 'public-key',
        response: { clientDataJSON: 'AQID', attestationObject: 'AQID', transports: ['internal'] },
        authenticatorAttachment: 'platform',
      })
    })

    it.each<[string, RegExp, Answers, (() => void)?]>([
      [
        'nothing when its window is closed',
        /Nothing was changed/,
        {},
        () => device.mockRejectedValue(new DOMException('', 'NotAllowedError')),
      ],
      ['that it has one already', /already/, { addPasskey: refusal(409, 'passkey.taken') }],
      [
        'that there are too many',
        /maximum number of passkeys/,
        { startPasskey: refusal(422, 'passkey.limit') },
      ],
    ])('shows %s', async (_what, text, more, prepare) => {
      prepare?.()
      await open({ ...register, ...more })
      await add.click()
      await expect.element(page.getByText(text)).toBeVisible()
      await expect.element(add).toBeEnabled()
      await expect.element(main.getByText('No passkeys yet')).toBeVisible()
    })

    it('is not offered at the maximum number', async () => {
      await open({ listPasskeys: { list: [samplePasskey], maximum: 1 } })
      await expect.element(main.getByText('iCloud Keychain')).toBeVisible()
      expect(add.query()).toBeNull()
    })
  })

  it('renames a passkey; a name of spaces is refused', async () => {
    const { gateway } = await open()
    await main.getByRole('button', { name: 'Rename iCloud Keychain' }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('textbox', { name: 'Name' }).fill('   ')
    await sheet.getByRole('button', { name: 'Save' }).click()
    await expect.element(sheet.getByText('Please enter a name.')).toBeVisible()
    await sheet.getByRole('textbox', { name: 'Name' }).fill(' My phone ')
    await sheet.getByRole('button', { name: 'Save' }).click()
    await expect.element(main.getByText('My phone')).toBeVisible()
    expect(gateway.received('renamePasskey').map(({ body }) => body)).toEqual(['{"name":"My phone"}'])
  })

  it('removes a passkey after a confirmation, shows a message, and keeps the focus near', async () => {
    const { gateway } = await open()
    const remove = main.getByRole('button', { name: 'Remove iCloud Keychain' })
    await remove.click()
    await question.getByRole('button', { name: 'Cancel' }).click()
    expect(gateway.received('removePasskey')).toHaveLength(0)
    await remove.click()
    await question.getByRole('button', { name: 'Remove' }).click()
    await expect.element(page.getByText('Passkey removed')).toBeVisible()
    await expect.element(main.getByText('No passkeys yet')).toBeVisible()
    await expect.element(group('Passkeys')).toHaveFocus()
  })

  it('signs out one device, also when it has been signed out meanwhile', async () => {
    await open({
      signOutDevice: () => {
        devices = { ...devices, list: devices.list.slice(0, 1) }
        return refusal(404, 'resource.not_found')
      },
    })
    await main.getByRole('button', { name: 'Log out Safari · macOS' }).click()
    await question.getByRole('button', { name: 'Log out' }).click()
    await expect.element(page.getByText('The device is logged out')).toBeVisible()
    await expect.element(group('Your devices')).toHaveFocus()
    await expect
      .element(main.getByRole('button', { name: 'Log out all other devices' }))
      .not.toBeInTheDocument()
  })

  it('signs out all others at once', async () => {
    const { gateway } = await open()
    await main.getByRole('button', { name: 'Log out all other devices' }).click()
    await question.getByRole('button', { name: 'Log out' }).click()
    await expect.element(page.getByText('All other devices are logged out')).toBeVisible()
    expect(gateway.received('signOutOtherDevices')).toHaveLength(1)
  })

  it('offers a retry when the gateway fails', async () => {
    const { gateway } = await open({ listDevices: refusal(501, 'feature.not_built') })
    gateway.answer(answers)
    await main.getByRole('button', { name: 'Try again' }).click()
    await expect.element(group('Your devices')).toBeVisible()
  })

  it('lists existing passkeys in a browser without support', async () => {
    vi.stubGlobal('isSecureContext', false)
    await open()
    await expect.element(main.getByText(/doesn’t support passkeys/)).toBeVisible()
    expect(main.getByRole('button', { name: 'Add a passkey' }).query()).toBeNull()
    await expect.element(main.getByRole('button', { name: 'Remove iCloud Keychain' })).toBeVisible()
  })

  it('has no passkeys where the brand has none, and shows when one device replaces another', async () => {
    const { tenant } = testBoot
    const flags = { ...tenant.flags, PASSKEYS: false, MULTIDEVICE: false }
    const { gateway } = await open({}, { ...testBoot, tenant: { ...tenant, flags } })
    await expect.element(main.getByText(/one device at a time/)).toBeVisible()
    expect(main.getByText('iCloud Keychain').query()).toBeNull()
    expect(gateway.received('listPasskeys')).toHaveLength(0)
  })

  it('asks for consent to marketing by product and channel, where the regulator does (S-gaming-15)', async () => {
    const sent: unknown[] = []
    const marketing: Answers = {
      getMarketing: { consents: [{ product: 'casino', channel: 'sms' }] },
      setMarketing: ({ body }) => {
        const given = JSON.parse(body) as Schemas['Marketing']
        sent.push(given)
        return given
      },
    }
    await open(marketing, askedForConsent)
    const casino = main.getByRole('region', { name: 'Casino' })
    await expect.element(casino.getByRole('checkbox', { name: 'By text message' })).toBeChecked()
    await casino.getByRole('checkbox', { name: 'By e-mail' }).click()
    await expect
      .poll(() => sent)
      .toEqual([
        {
          consents: [
            { product: 'casino', channel: 'sms' },
            { product: 'casino', channel: 'email' },
          ],
        },
      ])
    await expect.element(casino.getByRole('checkbox', { name: 'By e-mail' })).toBeChecked()
    await expect.element(casino.getByRole('checkbox', { name: 'By telephone' })).not.toBeChecked()
  })

  it('sends a consent as it was chosen where an older answer comes after the choice (S-gaming-15)', async () => {
    const older = Promise.withResolvers<Schemas['Marketing']>()
    const sent: unknown[] = []
    const { gateway, services } = await open(
      {
        getMarketing: { consents: [] },
        setMarketing: ({ body }) => {
          sent.push(JSON.parse(body))
          return new Promise(() => undefined)
        },
      },
      askedForConsent,
    )
    const email = main.getByRole('region', { name: 'Casino' }).getByRole('checkbox', { name: 'By e-mail' })
    await expect.element(email).not.toBeChecked()
    gateway.answer({ getMarketing: () => older.promise })
    void services.queryClient.invalidateQueries()
    await expect.poll(() => gateway.received('getMarketing').length).toBe(2)
    await email.click()
    older.resolve({ consents: [] })
    await expect.poll(() => sent).toEqual([{ consents: [{ product: 'casino', channel: 'email' }] }])
    await expect.poll(() => services.queryClient.isFetching()).toBe(0)
    await expect.element(email).toBeChecked()
  })
})
