export { createThemeSwitch, themeAtom, type Theme, type ThemeSwitch } from './theme.ts'
