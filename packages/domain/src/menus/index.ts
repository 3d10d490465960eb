export * from './menus.ts'
export * from './sideMenu.ts'
