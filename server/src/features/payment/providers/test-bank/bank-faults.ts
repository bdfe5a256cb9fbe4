/** What can be made to go wrong. */
export interface BankFaults {
  /** Order is taken but the connection breaks before the answer. */
  cutStarts?: boolean
  /** Questions are not answered at all. */
  deaf?: boolean
  refundsFail?: boolean
  /** Refund is made but the connection breaks before the answer. */
  cutRefunds?: boolean
  /** How often the notice of an order is delivered; 1 otherwise. */
  notices?: (siparis_no: string) => number
}
