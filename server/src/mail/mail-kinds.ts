import type { ContactForm } from '@meltem/contract/audience'

/** Every mail of the product and what its text is made from. */
export interface MailData {
  contact_operator: Omit<ContactForm, 'gizlilik_politikasi' | 'web_sitesi'> & { mesaj_no: string }
  contact_sender: { ad: string; mesaj_no: string; mesaj: string }
}

export type MailKind = keyof MailData
