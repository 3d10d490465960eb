import { defineMessages } from 'react-intl'

export const downloadMessages = defineMessages({
  goToSettings: {
    id: 'install.goToSettings',
    defaultMessage: 'Then open Settings to install the profile.',
    description: 'What to do after the iOS profile was downloaded',
  },
})
