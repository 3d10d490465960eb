export { LoadingMessage, type LoadingMessageProps } from './LoadingMessage.tsx'
