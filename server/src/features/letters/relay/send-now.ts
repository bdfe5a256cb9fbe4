import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { AppError } from '@meltem/contract/wire/errors'
import type { Language } from '@meltem/contract/wire/language'
import { PrivateAddressError } from '../../../platform/http/public-address.ts'
import type { Tenant } from '../../../platform/http/tenant-directory.ts'
import { createMailer, type Message } from '../../../platform/mail/mailer.ts'
import type { Services } from '../../../services.ts'
import type { openSealed } from '../../settings/sealed/sealed-setting.ts'
import { type Letter, letterHtml, letterText } from '../letter.ts'
import { connectRelay, openRelayOf } from './tenant-relays.ts'

type Opened = Awaited<ReturnType<typeof openSealed>>

/** A mail to the clerk who asks for it. */
export function messageTo(to: string, letter: Letter, { tenant, dil }: { tenant: Tenant; dil: Language }) {
  return {
    to,
    replyTo: undefined,
    subject: letter.subject,
    text: letterText(letter),
    html: letterHtml(letter),
    messageId: `<${randomUUID()}@${tenant.kod}.meltem>`,
    language: dil,
  }
}

/** Sends at once and past the outbox: what the server says is the answer. Undefined where the mail was taken. */
export async function faultOfSending(
  { config }: Services,
  opened: Opened,
  message: Omit<Message, 'from'>,
): Promise<AppError | undefined> {
  try {
    const { mailer, gonderen } = opened
      ? await connectRelay(config, openRelayOf(opened.row), opened.secrets.sifre ?? '')
      : { mailer: createMailer(config.smtpUrl, join(config.dataDir, 'mail')), gonderen: config.mailFrom ?? message.to }
    try {
      await mailer.send({ ...message, from: gonderen })
    } finally {
      mailer.close()
    }
    return undefined
  } catch (error) {
    if (error instanceof PrivateAddressError) return new AppError('eposta_adresi_kapali', {}, { cause: error })
    return new AppError('eposta_gonderilemedi', { ayrinti: { neden: reasonOf(error) } }, { cause: error })
  }
}

/** Why it did not go, in the words of the screen. */
function reasonOf(error: unknown): 'giris' | 'ret' | 'baglanti' {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EAUTH') return 'giris'
  return code === 'EENVELOPE' || code === 'EMESSAGE' ? 'ret' : 'baglanti'
}
