import type { FileProblemCode } from '@meltem/contract/import/office'
import { AppError } from '@meltem/contract/wire/errors'

/** A file that cannot be read at all; what is wrong inside of one that can is told row by row. */
export class FileProblem extends AppError {
  constructor(neden: FileProblemCode, options?: ErrorOptions) {
    super('aktarim_dosyasi', { ayrinti: { neden } }, options)
    this.name = 'FileProblem'
  }
}
