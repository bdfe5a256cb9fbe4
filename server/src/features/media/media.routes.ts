import * as media from '@meltem/contract/media/office'
import type { Api } from '../../platform/http/api.ts'
import { cropPicture } from './crop-picture.ts'
import { listLibrary } from './list-library.ts'
import { orderGallery } from './order-gallery.ts'
import { removePicture } from './remove-picture.ts'
import type { MediaParts } from './store-photo.ts'
import { uploadPicture } from './upload-picture.ts'
import { writePictureText } from './write-text.ts'

/** The library of pictures, and which of them hang on a product. */
export function mountMedia(api: Api, parts: MediaParts): void {
  const { services } = parts
  api.mount(media.listLibrary, (input, context) => listLibrary(services, context, input))
  api.mount(media.uploadPicture, (input, context) => uploadPicture(parts, context, input))
  api.mount(media.orderGallery, async (input, context) => ({
    data: [...(await orderGallery(services, context, input))],
  }))
  api.mount(media.writePictureText, async (input, context) => ({
    data: await writePictureText(services, context, input),
  }))
  api.mount(media.cropPicture, async (input, context) => ({ data: await cropPicture(parts, context, input) }))
  api.mount(media.removePicture, async (input, context) => {
    await removePicture(services, context, input)
    return {}
  })
}
