/** The part of the official client that is used here; it brings no types of its own. */
declare module 'iyzipay' {
  type Answer = (error: Error | null, result: Record<string, unknown> | undefined) => void
  interface Resource {
    create(request: object, answer: Answer): void
    retrieve(request: object, answer: Answer): void
  }
  export default class Iyzipay {
    constructor(settings: { uri: string; apiKey: string; secretKey: string })
    readonly checkoutFormInitialize: Resource
    readonly checkoutForm: Resource
    readonly payment: Resource
    readonly refundV2: Resource
    readonly reportingTransactions: Resource
    readonly reportingTransactionDetails: Resource
  }
}
