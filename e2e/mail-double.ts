import { createServer } from 'node:http'
import type { AddressInfo, Server } from 'node:net'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export interface ReceivedMail {
  readonly to: string[]
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly replyTo: string[]
}

interface MailDouble {
  readonly smtpUrl: string
  /** Answers with everything received so far, as JSON: tests run in other processes. */
  readonly inboxUrl: string
  stop(): Promise<void>
}

/** A real mail server on loopback that accepts everything and keeps it. */
export async function startMailDouble(): Promise<MailDouble> {
  const received: ReceivedMail[] = []
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address)
        parse(Buffer.concat(chunks), to).then(
          (mail) => {
            received.push(mail)
            done()
          },
          (error: Error) => done(error),
        )
      })
    },
  })
  const inbox = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify(received))
  })
  const smtpPort = await listen(smtp.server)
  const inboxPort = await listen(inbox)
  return {
    smtpUrl: `smtp://127.0.0.1:${smtpPort}`,
    inboxUrl: `http://127.0.0.1:${inboxPort}`,
    stop: async () => {
      inbox.close()
      await new Promise<void>((resolve) => smtp.close(resolve))
    },
  }
}

async function parse(raw: Buffer, to: string[]): Promise<ReceivedMail> {
  const mail = await PostalMime.parse(raw)
  return {
    to,
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    replyTo: (mail.replyTo ?? []).flatMap(({ address }) => address ?? []),
  }
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port))
  })
}
