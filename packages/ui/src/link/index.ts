export { LinkProvider, type LinkProviderProps, type Navigate } from './Anchor.tsx'
