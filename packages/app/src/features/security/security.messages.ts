import { defineMessage, defineMessages } from 'react-intl'

export const securityMessages = {
  ...defineMessages({
    lastLogin: {
      id: 'security.lastLogin',
      defaultMessage: 'Last login',
      description: 'Heading over the sign-in before this one: when, on which device, where',
    },
    firstLogin: {
      id: 'security.firstLogin',
      defaultMessage: 'This is your first login',
      description: 'Under the heading Last login, when there was none before',
    },
    notYou: {
      id: 'security.notYou',
      defaultMessage: 'Wasn’t this you?',
      description: 'Before the link that leads to changing the password',
    },
    changePassword: {
      id: 'security.changePassword',
      defaultMessage: 'Change your password',
      description: 'Link to the password change',
    },
    passkeys: {
      id: 'security.passkeys',
      defaultMessage: 'Passkeys',
      description: 'Heading over the list of passkeys',
    },
    passkeysText: {
      id: 'security.passkeysText',
      defaultMessage: 'Log in with your fingerprint, face or screen lock instead of a password.',
      description: 'What passkeys are for, over the list of passkeys',
    },
    passkeysEmpty: {
      id: 'security.passkeysEmpty',
      defaultMessage: 'No passkeys yet',
      description: 'The member has no passkey',
    },
    passkeysUnsupported: {
      id: 'security.passkeysUnsupported',
      defaultMessage:
        'This browser doesn’t support passkeys. Open this page in a newer one to add a passkey.',
      description: 'Instead of the button that adds a passkey',
    },
    add: {
      id: 'security.add',
      defaultMessage: 'Add a passkey',
      description: 'Button that has the device make a passkey',
    },
    neverUsed: {
      id: 'security.neverUsed',
      defaultMessage: 'Not used yet',
      description: 'Nobody has signed in with this passkey',
    },
    synced: {
      id: 'security.synced',
      defaultMessage: 'Synced',
      description: 'Mark of a passkey that reaches the member’s other devices',
    },
    rename: {
      id: 'security.rename',
      defaultMessage: 'Name this passkey',
      description: 'Title of the sheet that names a passkey',
    },
    name: {
      id: 'security.name',
      defaultMessage: 'Name',
      description: 'Label of the field for a passkey’s name',
    },
    nameMissing: {
      id: 'security.nameMissing',
      defaultMessage: 'Please enter a name.',
      description: 'Error under the field for a passkey’s name',
    },
    save: { id: 'security.save', defaultMessage: 'Save', description: 'Button that keeps a passkey’s name' },
    renamed: {
      id: 'security.renamed',
      defaultMessage: 'Name saved',
      description: 'Message after a passkey was named',
    },
    removeTitle: {
      id: 'security.removeTitle',
      defaultMessage: 'Remove this passkey?',
      description: 'Title of the question before a passkey is removed',
    },
    remove: {
      id: 'security.remove',
      defaultMessage: 'Remove',
      description: 'Button that removes a passkey',
    },
    removed: {
      id: 'security.removed',
      defaultMessage: 'Passkey removed',
      description: 'Message after a passkey was removed',
    },
    devices: {
      id: 'security.devices',
      defaultMessage: 'Your devices',
      description: 'Heading over the list of devices',
    },
    thisDevice: {
      id: 'security.thisDevice',
      defaultMessage: 'This device',
      description: 'Mark in the list of devices',
    },
    unknownDevice: {
      id: 'security.unknownDevice',
      defaultMessage: 'Unknown device',
      description: 'A device whose browser does not say what it is',
    },
    oneDevice: {
      id: 'security.oneDevice',
      defaultMessage: 'You can be logged in on one device at a time. Logging in elsewhere logs this one out.',
      description: 'Under the list of devices, where a new sign-in ends the one before',
    },
    signOutTitle: {
      id: 'security.signOutTitle',
      defaultMessage: 'Log out this device?',
      description: 'Title of the question before another device is signed out',
    },
    signOut: {
      id: 'security.signOut',
      defaultMessage: 'Log out',
      description: 'Button that signs another device out',
    },
    signedOut: {
      id: 'security.signedOut',
      defaultMessage: 'The device is logged out',
      description: 'Message after another device was signed out',
    },
    signOutOthers: {
      id: 'security.signOutOthers',
      defaultMessage: 'Log out all other devices',
      description: 'Button under the list of devices, and title of its question',
    },
    signOutOthersText: {
      id: 'security.signOutOthersText',
      defaultMessage: 'You stay logged in here. You’ll have to log in again everywhere else.',
      description: 'Question before all other devices are signed out',
    },
    othersSignedOut: {
      id: 'security.othersSignedOut',
      defaultMessage: 'All other devices are logged out',
      description: 'Message after all other devices were signed out',
    },
    password: {
      id: 'security.method.password',
      defaultMessage: 'with a password',
      description: 'How somebody signed in, in a list after time and place',
    },
    sms: {
      id: 'security.method.sms',
      defaultMessage: 'with a text message',
      description: 'How somebody signed in, in a list after time and place',
    },
    passkey: {
      id: 'security.method.passkey',
      defaultMessage: 'with a passkey',
      description: 'How somebody signed in, in a list after time and place',
    },
    registration: {
      id: 'security.method.registration',
      defaultMessage: 'at registration',
      description: 'How somebody signed in, in a list after time and place',
    },
  }),
  provider: defineMessage<{ readonly provider: string }>({
    id: 'security.method.provider',
    defaultMessage: 'with {provider}',
    description: 'How somebody signed in, in a list after time and place: Facebook or Google',
  }),
  renameNamed: defineMessage<{ readonly name: string }>({
    id: 'security.renameNamed',
    defaultMessage: 'Rename {name}',
    description: 'Pencil beside a passkey',
  }),
  removeNamed: defineMessage<{ readonly name: string }>({
    id: 'security.removeNamed',
    defaultMessage: 'Remove {name}',
    description: 'Bin beside a passkey',
  }),
  removeText: defineMessage<{ readonly name: string }>({
    id: 'security.removeText',
    defaultMessage: '“{name}” will no longer log you in. Your password still will.',
    description: 'Question before a passkey is removed',
  }),
  added: defineMessage<{ readonly date: string }>({
    id: 'security.added',
    defaultMessage: 'Added {date}',
    description: 'When a passkey was made',
  }),
  used: defineMessage<{ readonly moment: string }>({
    id: 'security.used',
    defaultMessage: 'Used {moment}',
    description: 'When a passkey was last used: yesterday, 3 hours ago',
  }),
  seen: defineMessage<{ readonly moment: string }>({
    id: 'security.seen',
    defaultMessage: 'Active {moment}',
    description: 'When a device was last heard of: 5 minutes ago',
  }),
  signOutNamed: defineMessage<{ readonly name: string }>({
    id: 'security.signOutNamed',
    defaultMessage: 'Log out {name}',
    description: 'Button beside a device',
  }),
  signOutText: defineMessage<{ readonly name: string }>({
    id: 'security.signOutText',
    defaultMessage: '{name} will have to log in again.',
    description: 'Question before another device is signed out',
  }),
}
