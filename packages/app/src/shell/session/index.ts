export { createSessionKeeper, sessionAtom, type Session, type SessionKeeper } from './session.ts'
