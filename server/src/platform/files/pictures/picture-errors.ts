/** The bytes are no picture we can read: damaged, cut off, or of a kind we do not take. */
export class UnreadablePictureError extends Error {
  override readonly name = 'UnreadablePictureError'
}

/** Small as a file, but too large once decoded. */
export class OversizedPictureError extends Error {
  override readonly name = 'OversizedPictureError'
}

/** A tenant code, section or name that must not become part of a path. */
export class PictureNameError extends Error {
  override readonly name = 'PictureNameError'
}
