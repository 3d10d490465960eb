import type { Text } from '../platform/text.ts'

/** Texts of the chat page. */
export const CHAT_WORDS = {
  greeting: { EN: 'Hello! Write to us here; a colleague answers as soon as possible.' },
  agentGreeting: { EN: 'Hello! This is the service for agents. How can we help your team?' },
  message: { EN: 'Message' },
  send: { EN: 'Send' },
  closed: { EN: 'This chat was opened elsewhere. Please open it again from the message center.' },
  offline: { EN: 'The message was not sent. Please try again.' },
} as const satisfies Record<string, Text>
