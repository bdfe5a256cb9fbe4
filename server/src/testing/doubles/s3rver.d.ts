/** A server that speaks S3 and checks signatures; it comes without types. */
declare module '@20minutes/s3rver' {
  export default class S3rver {
    constructor(options: {
      readonly address: string
      readonly port: number
      readonly silent: boolean
      readonly directory: string
      readonly vhostBuckets: boolean
      readonly configureBuckets: readonly { readonly name: string }[]
    })
    readonly httpServer: import('node:http').Server
    run(): Promise<unknown>
  }
}

declare module '@20minutes/s3rver/lib/signature/v4.js' {
  interface Asked {
    readonly uri: string
  }
  const signature: { getStringToSign: (asked: Asked, request: unknown) => string }
  export default signature
}
