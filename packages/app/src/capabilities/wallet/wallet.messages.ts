import { defineMessages } from 'react-intl'

/** Texts of the balance. */
export const walletMessages = defineMessages({
  balance: { id: 'wallet.balance', defaultMessage: 'Balance', description: "Label of the wallet's total" },
  hide: { id: 'wallet.hide', defaultMessage: 'Hide balance', description: 'Button that masks the balance' },
  show: { id: 'wallet.show', defaultMessage: 'Show balance', description: 'Button that reveals the balance' },
  refresh: {
    id: 'wallet.refresh',
    defaultMessage: 'Refresh balance',
    description: 'Button that asks for the balance again',
  },
  hidden: {
    id: 'wallet.hidden',
    defaultMessage: 'Balance hidden',
    description: 'What a screen reader hears in place of the masked figure',
  },
  failed: {
    id: 'wallet.failed',
    defaultMessage: 'Balance unavailable',
    description: 'The wallet could not be read',
  },
})
