import { defineMessages } from 'react-intl'

/** Texts that forms share. */
export const formMessages = defineMessages({
  save: { id: 'form.save', defaultMessage: 'Save', description: 'Button that saves what a sheet holds' },
})
