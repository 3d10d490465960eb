import type { FEEDBACK_TYPES } from '@livery/domain/support'
import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl'

export const feedbackMessages = {
  ...defineMessages({
    intro: {
      id: 'feedback.intro',
      defaultMessage: 'Tell us what works and what doesn’t. We read every message.',
      description: 'At the top of the feedback page',
    },
    type: { id: 'feedback.type', defaultMessage: 'Question type', description: 'Label of a picker' },
    typePlaceholder: {
      id: 'feedback.typePlaceholder',
      defaultMessage: 'Choose a type',
      description: 'In the picker while nothing is chosen',
    },
    content: {
      id: 'feedback.content',
      defaultMessage: 'Your message',
      description: 'Label of a field',
    },
    contentPlaceholder: {
      id: 'feedback.contentPlaceholder',
      defaultMessage: 'What happened, and what did you expect?',
      description: 'In the empty message field',
    },
    captchaHelp: {
      id: 'feedback.captchaHelp',
      defaultMessage: 'Enter the result of the equation, or the characters you see.',
      description: 'Help under the captcha field',
    },
    submit: {
      id: 'feedback.submit',
      defaultMessage: 'Send',
      description: 'Button that sends the feedback',
    },
    sent: {
      id: 'feedback.sent',
      defaultMessage: 'Sent successfully',
      description: 'Title of the dialog after the feedback was accepted',
    },
    thanks: {
      id: 'feedback.thanks',
      defaultMessage: 'Thank you. If we need to know more, we’ll write to your inbox.',
      description: 'Text of the dialog after the feedback was accepted',
    },
  }),
  contentHelp: defineMessage<{ readonly minimum: number; readonly maximum: number }>({
    id: 'feedback.contentHelp',
    defaultMessage: 'Between {minimum, number} and {maximum, number} characters',
    description: 'Help under the message field',
  }),
}

/** Names of the question types. */
export const feedbackTypeMessages = defineMessages({
  deposit: { id: 'feedback.type.deposit', defaultMessage: 'Deposit', description: 'Question type' },
  withdrawal: { id: 'feedback.type.withdrawal', defaultMessage: 'Withdrawal', description: 'Question type' },
  game: { id: 'feedback.type.game', defaultMessage: 'Game', description: 'Question type' },
  customerService: {
    id: 'feedback.type.customerService',
    defaultMessage: 'Customer service',
    description: 'Question type',
  },
  applyAgent: {
    id: 'feedback.type.applyAgent',
    defaultMessage: 'Become an agent',
    description: 'Question type',
  },
  others: { id: 'feedback.type.others', defaultMessage: 'Other', description: 'Question type' },
}) satisfies Readonly<Record<keyof typeof FEEDBACK_TYPES, MessageDescriptor>>
