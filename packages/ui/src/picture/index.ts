export { spans, type Picture, type PictureSpace, type PictureSpan, type SizedPicture } from './picture.ts'
