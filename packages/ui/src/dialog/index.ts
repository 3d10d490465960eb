export {
  Alert,
  Confirm,
  Dialog,
  type AlertProps,
  type ConfirmProps,
  type DialogAction,
  type DialogProps,
} from './Dialog.tsx'
export { useTopModal } from '../modal/openModals.ts'
