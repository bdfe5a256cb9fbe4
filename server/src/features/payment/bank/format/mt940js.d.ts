/** The part of the library that is used here; it brings no types of its own. */
declare module 'mt940js' {
  interface Transaction {
    readonly date: Date
    readonly entryDate: Date | ''
    /** Below zero for a debit. */
    readonly amount: number
    readonly details: string
    readonly reference: string
    readonly bankReference: string
    readonly extraDetails: string
    readonly structuredDetails?: Readonly<Record<string, string>>
  }
  interface Statement {
    readonly accountIdentification: string
    readonly currency: string
    readonly transactions: readonly Transaction[]
  }
  export class Parser {
    /** Throws where a tag is missing or the balances do not agree. */
    parse(text: string): Statement[]
  }
}
