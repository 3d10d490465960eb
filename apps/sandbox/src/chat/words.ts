import type { TextId } from '../platform/catalogue.ts'

/** Texts of the chat page. */
export const CHAT_WORDS = {
  greeting: 'chat.greeting',
  agentGreeting: 'chat.agentGreeting',
  message: 'chat.message',
  send: 'chat.send',
  closed: 'chat.closed',
  offline: 'chat.offline',
} as const satisfies Record<string, TextId>
