/** Thrown with a sentence that says what to do. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
}
