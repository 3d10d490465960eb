export { createToastQueue, type Toast, type ToastOptions, type ToastQueue, type ToastTone } from './queue.ts'
export { ToastViewport, type ToastViewportProps } from './ToastViewport.tsx'
