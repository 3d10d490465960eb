export { createShell, type Shell, type Surroundings } from './createShell.ts'
export {
  ShellContext,
  useAssets,
  useGateway,
  useOverlays,
  useSession,
  useShell,
  useTenant,
} from './ShellContext.ts'
