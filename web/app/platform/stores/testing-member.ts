import type { Member, Session } from '@meltem/contract/member/member'

const BOTH = { ekran: true, e_posta: true }

/** A member for tests. */
export const MEMBER: Member = {
  k_no: '0198a3c2-0000-7000-8000-000000000001',
  uye_grup_k_no: null,
  ad: 'Elif',
  soyad: 'Karagöz',
  e_mail: 'elif@ornek.com',
  e_mail_dogrulandi: true,
  telefon: null,
  dogum_tarihi: null,
  adres: null,
  dil: 'tr',
  kur: null,
  bildirimler: { rezervasyon: BOTH, istek: BOTH, odeme: BOTH, izleme: BOTH, kupon: BOTH, guvenlik: BOTH },
  sifre_var: true,
  baglantilar: [],
}

export function sessionWith(access_token: string): Session {
  return { access_token, bitis: new Date(Date.now() + 15 * 60_000).toISOString(), uye: MEMBER }
}
