import { randomInt } from 'node:crypto'
import type { ContactForm } from '@meltem/contract/audience/audience'
import { withTenant } from '../../platform/db/connection.ts'
import type { RequestContext } from '../../platform/http/api.ts'
import type { Services } from '../../services.ts'
import { putInOutbox } from '../letters/outbox.ts'
import { getTenantSettings } from '../settings/settings.service.ts'
import { insertMessage } from './contact.queries.ts'

/** Letters and digits that cannot be misread on a phone call. */
const ALPHABET = 'ACDEFHJKLMNPRTUVWXY3479'

/** Stores the message and mails it to the operator, with a copy of the words to the sender, in one transaction. */
export async function receiveContactMessage(
  services: Services,
  form: ContactForm,
  { tenant, ip }: RequestContext,
): Promise<string> {
  const mesaj_no = messageNumber()
  // A robot filled in the hidden field: it is told the same as a visitor, and nothing is stored.
  if (form.web_sitesi) return mesaj_no
  await services.throttles.take('contact_ip', tenant.id, ip)
  const settings = await getTenantSettings(services.db, services.cache, tenant)
  const { gizlilik_politikasi: _read, web_sitesi: _trap, ...message } = form
  await withTenant(services.db, tenant.id, async (trx) => {
    await insertMessage(trx, tenant.id, { ...message, mesaj_no })
    await putInOutbox(trx, services.queue, tenant.id, {
      tur: 'contact_operator',
      veri: { ...message, mesaj_no },
      alici: settings.contact.e_mail,
      yanit_adresi: form.e_mail,
      dil: settings.language.varsayilan,
    })
    await putInOutbox(trx, services.queue, tenant.id, {
      tur: 'contact_sender',
      veri: { ad: form.ad, mesaj_no, mesaj: form.mesaj },
      alici: form.e_mail,
      yanit_adresi: settings.contact.e_mail,
      dil: form.lang,
    })
  })
  return mesaj_no
}

/** `M` + day + five characters: 6.4 million numbers a day, so a clash is an error worth seeing rather than a case. */
function messageNumber(): string {
  const day = Temporal.Now.plainDateISO('Europe/Istanbul').toString().slice(2).replaceAll('-', '')
  const tail = Array.from({ length: 5 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  return `M${day}-${tail}`
}
