/** Purposes that are asked for one by one where health data is concerned. */
export const CONSENTS = ['klinik', 'hatirlatma', 'bakim'] as const
export type Consent = (typeof CONSENTS)[number]

/** Without it the clinic may not read the request at all. */
export const NEEDED_CONSENT: Consent = 'klinik'
