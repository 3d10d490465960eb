export { createOverlays, type ConfirmOptions, type Notify, type Overlays } from './createOverlays.ts'
export {
  dialogsAtom,
  loadingAtom,
  toastsAtom,
  type DialogItem,
  type LoadingItem,
  type ToastItem,
  type ToastTone,
  type Words,
} from './overlays.atoms.ts'
