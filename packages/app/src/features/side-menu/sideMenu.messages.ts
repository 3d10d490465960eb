import type { SideMenuId } from '@livery/domain/menus'
import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl'

export const sideMenuMessages = {
  ...defineMessages({
    label: { id: 'sideMenu.label', defaultMessage: 'Menu', description: 'Name of the side menu' },
    close: { id: 'sideMenu.close', defaultMessage: 'Close menu', description: 'Cross of the side menu' },
    visitor: {
      id: 'sideMenu.visitor',
      defaultMessage: 'Hello',
      description: 'Greeting of a visitor in the side menu',
    },
    visitorHint: {
      id: 'sideMenu.visitorHint',
      defaultMessage: 'Log in to see your account',
      description: 'Under the greeting of a visitor',
    },
    settings: {
      id: 'sideMenu.settings',
      defaultMessage: 'Settings',
      description: 'Heading of theme and language',
    },
    theme: { id: 'sideMenu.theme', defaultMessage: 'Appearance', description: 'Name of the theme switch' },
    dark: { id: 'sideMenu.dark', defaultMessage: 'Dark', description: 'Theme' },
    light: { id: 'sideMenu.light', defaultMessage: 'Light', description: 'Theme' },
    signOutQuestion: {
      id: 'sideMenu.signOutQuestion',
      defaultMessage: 'Are you sure you want to log out?',
      description: 'Text of the dialog that confirms signing out',
    },
    signingOut: {
      id: 'sideMenu.signingOut',
      defaultMessage: 'Logging out…',
      description: 'Message while signing out',
    },
  }),
  greeting: defineMessage<{ readonly name: string; readonly greeting: string }>({
    id: 'sideMenu.greeting',
    defaultMessage: '{greeting}, {name}',
    description: 'Greeting in the side menu, such as “Good evening, Robin”',
  }),
}

/** Labels of the entries. */
export const entryMessages = defineMessages({
  login: { id: 'sideMenu.login', defaultMessage: 'Log in', description: 'Side menu entry' },
  register: { id: 'sideMenu.register', defaultMessage: 'Register', description: 'Side menu entry' },
  profile: { id: 'sideMenu.profile', defaultMessage: 'My profile', description: 'Side menu entry' },
  accountRecord: {
    id: 'sideMenu.accountRecord',
    defaultMessage: 'Account record',
    description: 'Side menu entry',
  },
  bettingRecord: {
    id: 'sideMenu.bettingRecord',
    defaultMessage: 'Betting record',
    description: 'Side menu entry',
  },
  inviteFriends: {
    id: 'sideMenu.inviteFriends',
    defaultMessage: 'Invite friends',
    description: 'Side menu entry',
  },
  agent: { id: 'sideMenu.agent', defaultMessage: 'Agent', description: 'Side menu entry' },
  appDownload: { id: 'sideMenu.appDownload', defaultMessage: 'Get the app', description: 'Side menu entry' },
  customerService: {
    id: 'sideMenu.customerService',
    defaultMessage: 'Customer service',
    description: 'Side menu entry',
  },
  message: { id: 'sideMenu.message', defaultMessage: 'Messages', description: 'Side menu entry' },
  help: { id: 'sideMenu.help', defaultMessage: 'Help centre', description: 'Side menu entry' },
  feedback: { id: 'sideMenu.feedback', defaultMessage: 'Feedback', description: 'Side menu entry' },
  changePassword: {
    id: 'sideMenu.changePassword',
    defaultMessage: 'Change password',
    description: 'Side menu entry',
  },
  language: { id: 'sideMenu.language', defaultMessage: 'Language', description: 'Side menu entry' },
  signOut: { id: 'sideMenu.signOut', defaultMessage: 'Log out', description: 'Side menu entry' },
}) satisfies Record<SideMenuId, MessageDescriptor>
