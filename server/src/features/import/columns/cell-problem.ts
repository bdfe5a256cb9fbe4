import type { ImportProblemCode } from '@meltem/contract/import/office'

/** What stands in a cell is not what the column holds. */
export class CellProblem extends Error {
  readonly kod: ImportProblemCode

  constructor(kod: ImportProblemCode) {
    super(kod)
    this.name = 'CellProblem'
    this.kod = kod
  }
}
