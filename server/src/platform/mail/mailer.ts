import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { SecretCover } from '../sessions/cover-secrets.ts'

export interface Message {
  readonly from: string
  readonly to: string
  readonly replyTo: string | undefined
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Stable per mail: a receiver can recognise one that was sent twice after a crash. */
  readonly messageId: string
  readonly language: string
  readonly attachments?: readonly Attachment[]
  /** Leaves the list when it is posted to, without a login or a question (RFC 8058). */
  readonly unsubscribe?: string | undefined
}

export interface Attachment {
  readonly filename: string
  readonly contentType: string
  readonly content: Buffer
  /** Shown inside the mail under this name instead of beside it. */
  readonly cid?: string
}

export interface Mailer {
  send(message: Message): Promise<void>
  close(): void
}

/** Sends by SMTP; without a server (demo, development) each mail becomes a file that mail programs open. */
export function createMailer(smtpUrl: string | undefined, folder: string): Mailer {
  return smtpUrl ? smtpMailer(smtpUrl) : fileMailer(folder)
}

const POOL = {
  pool: true,
  maxConnections: 2,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
} as const

interface RelayTerms {
  /** What is connected to; the certificate has to be of the name. */
  readonly address: string
  readonly name: string
  readonly port: number
  /** Empty where the server asks for none. */
  readonly user: string
  readonly password: string
}

/** A server of a tenant's own. Encrypted from the start on 465; elsewhere before a password is told. */
export function relayMailer({ address, name, port, user, password }: RelayTerms): Mailer {
  const secure = port === 465
  return sendingBy(
    createTransport({
      ...POOL,
      host: address,
      port,
      secure,
      requireTLS: !secure && user !== '',
      tls: { servername: name },
      ...(user === '' ? {} : { auth: { user, pass: password } }),
    }),
    password,
  )
}

function smtpMailer(url: string): Mailer {
  return sendingBy(createTransport(url, POOL as never), decodeURIComponent(new URL(url).password))
}

/** A server that refuses may quote the password it was told. */
function sendingBy(transport: ReturnType<typeof createTransport>, password: string): Mailer {
  const cover = new SecretCover([password])
  return {
    send: async (message) => {
      await cover.over(async () => {
        await transport.sendMail(envelopeOf(message))
      })
    },
    close: () => transport.close(),
  }
}

function fileMailer(folder: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    send: async (message) => {
      const { message: source } = await transport.sendMail(envelopeOf(message))
      await mkdir(folder, { recursive: true })
      await writeFile(join(folder, `${message.messageId.replaceAll(/[^\w.-]/g, '_')}.eml`), source as Buffer)
    },
    close: () => transport.close(),
  }
}

/** One header line each, never folded: mail providers read the address as it stands. */
function unsubscribeHeaders(url: string): Record<string, { prepared: boolean; foldLines: boolean; value: string }> {
  const whole = { prepared: true, foldLines: false }
  return {
    'List-Unsubscribe': { ...whole, value: `<${url}>` },
    'List-Unsubscribe-Post': { ...whole, value: 'List-Unsubscribe=One-Click' },
  }
}

function envelopeOf({ language, attachments = [], unsubscribe, ...message }: Message) {
  return {
    ...message,
    attachments: attachments.map((one) => ({ ...one })),
    headers: {
      'Content-Language': language,
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribe === undefined ? {} : unsubscribeHeaders(unsubscribe)),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
