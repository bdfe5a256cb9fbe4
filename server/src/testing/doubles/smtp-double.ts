import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** A real SMTP server on loopback that keeps what it gets and can be told to refuse. */
export interface SmtpDouble {
  readonly url: string
  readonly received: Email[]
  /** The next so many deliveries are refused with 451. */
  refuse(count: number): void
  close(): Promise<void>
}

export async function startSmtpDouble(): Promise<SmtpDouble> {
  const received: Email[] = []
  let refusals = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (refusals > 0) {
          refusals--
          done(Object.assign(new Error('Try again later'), { responseCode: 451 }))
          return
        }
        PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          received.push(mail)
          done()
        }, done)
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuse: (count) => {
      refusals = count
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
