export {
  browserAreas,
  createBrowserStorage,
  type BrowserStorage,
  type StorageAreas,
} from './browserStorage.ts'
export {
  ENTRIES,
  type RememberedLogin,
  type StorageEntry,
  type StoredSession,
  type StoredStatus,
} from './entries.ts'
