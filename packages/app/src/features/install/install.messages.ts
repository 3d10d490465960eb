import { defineMessage, defineMessages } from 'react-intl'

export const installMessages = {
  ...defineMessages({
    detail: {
      id: 'install.detail',
      defaultMessage: 'Opens from your home screen',
      description: 'One line in the download bar',
    },
    download: {
      id: 'install.download',
      defaultMessage: 'Download',
      description: 'Button of the download bar',
    },
    close: {
      id: 'install.close',
      defaultMessage: 'Close the download bar',
      description: 'Cross of the download bar; it does not come back',
    },
    gift: {
      id: 'install.gift',
      defaultMessage: 'A reward for installing the app',
      description: 'Gift icon of the download bar while a promotion rewards the download',
    },
    addToHomeScreen: {
      id: 'install.addToHomeScreen',
      defaultMessage: 'Add to home screen',
      description:
        'Offer to put the site among the apps, and the second step of doing it: the words of the system',
    },
    androidApp: {
      id: 'install.androidApp',
      defaultMessage: 'Android app',
      description: 'Download of an app',
    },
    iosProfile: {
      id: 'install.iosProfile',
      defaultMessage: 'iOS profile',
      description: 'Download of a configuration profile that puts the site on the home screen',
    },
    iosApp: { id: 'install.iosApp', defaultMessage: 'iOS app', description: 'Download of an app' },
    steps: {
      id: 'install.steps',
      defaultMessage: 'How to install',
      description: 'Name of the steps that put the site on the home screen',
    },
    share: {
      id: 'install.share',
      defaultMessage: 'Tap Share in Safari',
      description: 'First step on an iPhone, beside the share sign',
    },
    menu: {
      id: 'install.menu',
      defaultMessage: 'Open your browser’s menu',
      description: 'First step on Android, beside the menu sign',
    },
    oldIos: {
      id: 'install.oldIos',
      defaultMessage: 'This version of iOS logs you out when the app closes. Update to 12.2 or later.',
      description: 'Notice on an iPhone with iOS 12.1 or older',
    },
    notToday: {
      id: 'install.notToday',
      defaultMessage: 'Don’t show again today',
      description: 'Tick in the window that offers the app',
    },
    scan: {
      id: 'install.scan',
      defaultMessage: 'Scan to open this page on your phone',
      description: 'Under a QR code',
    },
    installed: {
      id: 'install.installed',
      defaultMessage: 'You’re already using the app',
      description: 'On the page of the app, in the app itself',
    },
    home: {
      id: 'install.home',
      defaultMessage: 'Back to the games',
      description: 'Button below the words that the app is installed already',
    },
    back: { id: 'install.back', defaultMessage: 'Back', description: 'Arrow in the header' },
  }),
  rating: defineMessage<{ readonly rating: string }>({
    id: 'install.rating',
    defaultMessage: 'Rated {rating} of 5',
    description: 'The stars of the download bar, for screen readers',
  }),
}
