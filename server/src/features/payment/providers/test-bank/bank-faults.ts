/** What can be made to go wrong. */
export interface BankFaults {
  /** Order is taken but the connection breaks before the answer. */
  cutStarts?: boolean
  /** Questions are not answered at all. */
  deaf?: boolean
  refundsFail?: boolean
  /** Refund is made but the connection breaks before the answer. */
  cutRefunds?: boolean
  /** Nobody reaches it, neither shop nor guest; what it has to tell lies until it is back. */
  down?: boolean
  /** Whether the notice of an order lies for now; `handOut` of the bank brings those, the newest first. */
  late?: (siparis_no: string) => boolean
  /** How often the notice of an order is delivered; 1 otherwise. */
  notices?: (siparis_no: string) => number
}
