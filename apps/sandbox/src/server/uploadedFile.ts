/** File of a multipart body. */
export interface UploadedFile {
  readonly filename: string
  readonly mediaType: string
  readonly bytes: Buffer
}
