export {
  forgetLogin,
  recallLogin,
  rememberedPassword,
  rememberLogin,
  type LoginToFill,
} from './rememberedLogin.ts'
