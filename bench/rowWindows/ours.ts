export { useRowWindow as useRows } from '../../packages/app/src/features/game-center/useRowWindow.ts'
