import { defineMessages } from 'react-intl'

export const effectMessages = defineMessages({
  title: {
    id: 'effects.title',
    defaultMessage: 'Sound and vibration',
    description: 'Heading of the settings for sound and vibration',
  },
  sound: {
    id: 'effects.sound',
    defaultMessage: 'Sounds',
    description: 'Setting: short tones, such as at a win',
  },
  vibration: {
    id: 'effects.vibration',
    defaultMessage: 'Vibration',
    description: 'Setting: the phone vibrates briefly, such as at a win',
  },
})
