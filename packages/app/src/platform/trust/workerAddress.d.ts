/** Vite compiles the worker and answers its address. */
declare module '*?worker&url' {
  const address: string
  export default address
}
