/** Cookies the server and the storefront both know. None of them is a secret. */
export const LANGUAGE_COOKIE = 'dil'
export const CURRENCY_COOKIE = 'para_birimi'
export const CONSENT_COOKIE = 'onay'
/** Announcements that were put away: the first letters of their keys, newest last. */
export const ANNOUNCEMENT_COOKIE = 'duyuru'
/** Who was logged in here: a hint for the screen, never a proof (PEOPLE-2). */
export const MEMBER_COOKIE = 'uye_k_no'

/** PAGE-2: the locale cookie lasts 365 days. */
export const PREFERENCE_MAX_AGE = 365 * 24 * 60 * 60
