import type { TextId } from '../platform/catalogue.ts'

/** Texts of the chat page. */
export const CHAT_WORDS = {
  greeting: 'chat.greeting',
  agentGreeting: 'chat.agentGreeting',
  message: 'customerService.mailContent',
  send: 'customerService.mailSend',
  closed: 'chat.closed',
  offline: 'failure.notSent',
  back: 'messageCenter.back',
  title: 'messageCenter.chat',
  visitor: 'chat.visitor',
} as const satisfies Record<string, TextId>
