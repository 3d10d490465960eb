export { Shortcuts, type ShortcutItem, type ShortcutsProps } from './Shortcut.tsx'
