import type { MailExtras } from '../../features/letters/mail-extras.ts'
import { mailLinks } from '../../features/letters/mail-links.ts'
import { sendMail } from '../../features/letters/send-mail.job.ts'
import { createMailer } from '../../platform/mail/mailer.ts'
import type { TestApp } from '../test-app.ts'
import { type SmtpDouble, startSmtpDouble } from './smtp-double.ts'

/** The job that sends mails, as the server runs it, and the SMTP server its mails arrive at. */
export interface PostOffice {
  readonly smtp: SmtpDouble
  readonly job: ReturnType<typeof sendMail>
  /** One mail of the outbox, by its job. */
  send(tenant_id: number, k_no: string): Promise<void>
  close(): Promise<void>
}

export async function openPostOffice(
  { services, tenants, dataDir, owner }: TestApp,
  extras?: MailExtras,
): Promise<PostOffice> {
  const { db, cache, config } = services
  const smtp = await startSmtpDouble()
  const mailer = createMailer(smtp.url, dataDir)
  const links = mailLinks(config)
  const job = sendMail({ db, cache, tenants, mailer, from: undefined, links, ...(extras ? { extras } : {}) })
  return {
    smtp,
    job,
    send: async (tenant_id, k_no) => {
      // Twenty seconds later: what staff has caused has rested.
      await owner.pool.query('update eposta set dinlenme_bitis = now() where k_no = $1', [k_no])
      await job.run({ tenant_id, k_no }, { retries: 0, isLast: false })
    },
    close: async () => {
      mailer.close()
      await smtp.close()
    },
  }
}
